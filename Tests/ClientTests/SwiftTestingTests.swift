import Testing
import UIKit

// A Swift Testing file that imports UIKit compiles: the compiler looks for `_Testing_UIKit` and
// `_Testing_CoreGraphics`.
struct SwiftTestingTests {
  @Test func aFileThatImportsBothSeesBoth() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(frame.applying(CGAffineTransform(translationX: 10, y: 0)).minX == 12)
  }

  /// An animation ends in a test of Swift Testing, which runs the main queue.
  @MainActor @Test func anAnimationEnds() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let isFinished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.02, animations: { window.alpha = 0.5 }) { continuation.resume(returning: $0) }
    }
    #expect(isFinished)
    window.isHidden = true
  }

  /// The main actor is the main thread, as on iOS, also after a suspension: descriptions, key-value observation and selectors
  /// depend on it. SwiftLayout (ioskrew, on GitHub) compares constraints by their descriptions in such tests.
  @MainActor @Test func theMainActorIsTheMainThread() async {
    #expect(isOnMainThread())
    await Task.detached { _ = 1 }.value
    #expect(isOnMainThread())
    let view = UIView()
    #expect(view.description.contains("frame = "))
    #expect(view.heightAnchor.constraint(equalToConstant: 8).description.contains("height == 8"))
  }

  /// Timers of the main run loop fire, because it runs.
  @MainActor @Test func theMainRunLoopRuns() async {
    await withCheckedContinuation { continuation in
      RunLoop.main.add(Timer(timeInterval: 0.01, repeats: false) { _ in continuation.resume() }, forMode: .common)
    }
    #expect(RunLoop.current === RunLoop.main)
  }
}

private func isOnMainThread() -> Bool { Thread.isMainThread }
