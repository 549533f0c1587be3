import Foundation
import WindowHost

extension WindowHost {
  /// Runs until `condition` holds or the time is over.
  func serve(seconds: TimeInterval, until condition: @escaping @MainActor () -> Bool = { false }) {
    // `Timer(timeInterval:)` fires at once on Linux: hence the dates.
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.005), interval: 0.005, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { if condition() { self?.stop() } }
    }
    RunLoop.main.add(timer, forMode: .common)
    let end = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.stop() }
    }
    RunLoop.main.add(end, forMode: .common)
    run()
    timer.invalidate()
    end.invalidate()
  }
}
