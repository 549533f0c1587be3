import Foundation

/// Ctrl+C and `kill` end the program in good order; a second Ctrl+C ends it on the spot.
@MainActor
final class EndSignals {
  private var sources: [any DispatchSourceSignal] = []

  /// Calls `onSignal` at the first SIGINT, SIGTERM or SIGHUP.
  init(_ onSignal: @escaping @MainActor () -> Void) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // A signal that the program's starter wants to be ignored (nohup) stays so.
      let before = signal(number, SIG_IGN)
      if number == SIGHUP, unsafeBitCast(before, to: Int.self) == 1 { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          self?.cancel()
          onSignal()
        }
      }
      source.activate()
      sources.append(source)
    }
  }

  /// Signals do what they always do.
  func cancel() {
    for source in sources { source.cancel() }
    sources = []
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
