/// The functions of the machine that the portable modules use.
///
/// The modules with Apple's names import no C library. Each service of the machine is a protocol. The runtime modules
/// implement these protocols and register their implementations in this type before `main` runs (see `RuntimeStart`).
package enum Runtime {
  /// The functions that create hosts, by name (`window`, `web`, `headless`). They throw a `HostError` with the reason
  /// if the host is unavailable.
  nonisolated(unsafe) package static var hosts = HostRegistry()
}
