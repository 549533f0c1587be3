/// The services of the machine that the portable modules use.
///
/// The modules with Apple's names import no C library. Each service of the machine is a protocol. The runtime modules
/// implement these protocols and register their implementations in this type before `main` runs (see `RuntimeStart`).
package enum Runtime {
  /// The functions that create hosts, by name (`window`, `web`, `headless`). If a host is unavailable, its function
  /// throws a `HostError` with the reason.
  nonisolated(unsafe) package static var hosts = HostRegistry()
}
