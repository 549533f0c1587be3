/// The machine's half of the system, as the portable half finds it.
///
/// The modules with Apple's names import no C library. Each thing that they need of the machine is a protocol (a seam);
/// the runtime modules implement them and put themselves here before `main` runs (see `RuntimeStart`).
package enum Runtime {
  /// Makes the host of that name (`window`, `web`, `headless`), or throws a `HostError` that says why it cannot be had.
  nonisolated(unsafe) package static var hosts = HostRegistry()
}
