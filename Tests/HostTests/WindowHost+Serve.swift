import Foundation
import WindowHost

extension WindowHost {
  /// How long anything may take that is sure to come, in seconds: costs nothing, unless it does not come.
  static let patience: TimeInterval = 60

  /// Runs until `condition` holds; what follows in the test says what did not come.
  func serve(until condition: @escaping @MainActor () -> Bool) { serve(seconds: Self.patience, until: condition) }

  /// Runs until `condition` holds or the time is over.
  func serve(seconds: TimeInterval, until condition: @escaping @MainActor () -> Bool = { false }) {
    // Taken away at the end: timers that are invalid keep their blocks on Linux, and what those hold would go on living.
    var condition: (@MainActor () -> Bool)? = condition
    // `Timer(timeInterval:)` fires at once on Linux: hence the dates.
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
