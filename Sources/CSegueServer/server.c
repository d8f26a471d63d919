// The life of a server: where it listens, its thread, and its end.

#include "server.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

static const char *const interface = "127.0.0.1";

/// The maximum number of connections.
static const unsigned connections = 256;

/// Returns the number of the error with which the system refuses to listen at a port, which
/// libwebsockets does not tell, or 0.
static int listening_error(uint16_t port) {
  int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return errno;
  const int on = 1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int error = 0;
  if (setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) < 0 ||
      bind(descriptor, (struct sockaddr *)&address, sizeof address) < 0 ||
      listen(descriptor, 1) < 0)
    error = errno;
  close(descriptor);
  return error;
}

static bool begin(segue_server *server, uint16_t port) {
  server->protocols[0] = (struct lws_protocols){
      .name = "segue",
      .callback = segue_server_event,
      .per_session_data_size = sizeof(segue_connection),
      .rx_buffer_size = SEGUE_FRAME_BYTES,
      .user = server,
  };
  struct lws_context_creation_info info = {0};
  info.port = port;
  info.iface = interface;
  info.protocols = server->protocols;
  info.timeout_secs = segue_server_seconds;
  info.fd_limit_per_thread = connections;
  info.gid = info.uid = -1;
  info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_DISABLE_IPV6 |
                 LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND | LWS_SERVER_OPTION_VALIDATE_UTF8;
  server->context = lws_create_context(&info);
  if (!server->context) return false;
  server->host = lws_create_vhost(server->context, &info);
  return server->host && lws_get_vhost_listen_port(server->host) > 0;
}

segue_server *segue_server_listen(
    uint16_t port, const char *const *headers, const segue_server_calls *calls, int *error) {
  lws_set_log_level(0, NULL);
  *error = listening_error(port);
  if (*error) return NULL;
  segue_server *server = calloc(1, sizeof *server);
  if (!server) {
    *error = ENOMEM;
    return NULL;
  }
  server->calls = *calls;
  server->headers = headers;
  if (begin(server, port)) return server;
  segue_server_free(server);
  return NULL;
}

uint16_t segue_server_port(const segue_server *server) {
  return (uint16_t)lws_get_vhost_listen_port(server->host);
}

bool segue_server_run(segue_server *server) {
  int result = 0;
  while (result >= 0 && !atomic_load(&server->is_stopping)) result = lws_service(server->context, 0);
  return result >= 0;
}

void segue_server_wake(segue_server *server) { lws_cancel_service(server->context); }

void segue_server_stop(segue_server *server) {
  atomic_store(&server->is_stopping, true);
  lws_cancel_service(server->context);
}

void segue_server_free(segue_server *server) {
  if (server->context) lws_context_destroy(server->context);
  free(server);
}
