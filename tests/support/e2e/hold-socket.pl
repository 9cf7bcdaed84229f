#!/usr/bin/perl
# What systemd does for linea-site.socket and linea-site.service: holds a listening socket and one for datagrams, hands them
# to a server as descriptors 3 and 4 (sd_listen_fds(3)), and starts the server again when it ends: at once where it was told
# to (SIGHUP), after a moment where it ended by itself (RestartSec). SIGTERM ends both.
#   perl hold-socket.pl HOST PORT PROGRAM [ARGUMENT ...]
use strict;
use warnings;
use IO::Socket::INET;
use POSIX qw(dup2);

my ($host, $port, @program) = @ARGV;
my $socket = IO::Socket::INET->new(
  LocalAddr => $host, LocalPort => $port, Proto => 'tcp', Listen => 4096, ReuseAddr => 1
) or die "Cannot listen on $host:$port: $!\n";
my $datagrams = IO::Socket::INET->new(LocalAddr => $host, LocalPort => $port, Proto => 'udp')
  or die "Cannot receive on $host:$port: $!\n";

my ($child, $ending, $told);
$SIG{HUP} = sub { $told = 1; kill 'TERM', $child };
$SIG{TERM} = sub { $ending = 1; kill 'TERM', $child };

until ($ending) {
  $child = fork // die "fork: $!";
  if ($child == 0) {
    # out of the way first, so that neither is put on top of the other; Perl closes what it opened itself when it becomes
    # another program, and not these
    my ($stream, $datagram) = (fcntl($socket, 0, 10), fcntl($datagrams, 0, 10));
    dup2($stream, 3);
    dup2($datagram, 4);
    @ENV{qw(LISTEN_FDS LISTEN_PID)} = (2, $$);
    exec @program or die "exec: $!";
  }
  # a signal interrupts the wait
  until (waitpid($child, 0) == $child) { }
  select(undef, undef, undef, 0.3) unless $told || $ending;
  $told = 0;
}
