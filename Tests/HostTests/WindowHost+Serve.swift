import Foundation
import WindowHost

extension WindowHost {
  /// The limit in seconds for expected events. It only costs time if they do not arrive.
  static let timeout: TimeInterval = 60

  /// Runs until `condition` holds. The following assertions of the test report missing events.
  func serve(until condition: @escaping @MainActor () -> Bool) { serve(seconds: Self.timeout, until: condition) }

  /// Runs until `condition` holds or the time is over.
  func serve(seconds: TimeInterval, until condition: @escaping @MainActor () -> Bool = { false }) {
    // Released at the end: on Linux invalid timers retain their blocks and everything that these capture.
    var condition: (@MainActor () -> Bool)? = condition
    // `Timer(timeInterval:)` fires immediately on Linux, hence the dates.
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.003), interval: 0.003, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { if condition?() ?? true { self?.stop() } }
    }
    RunLoop.main.add(timer, forMode: .common)
    let end = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.stop() }
    }
    RunLoop.main.add(end, forMode: .common)
    run()
    timer.invalidate()
    end.invalidate()
    condition = nil
  }
}
