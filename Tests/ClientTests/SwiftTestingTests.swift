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
}
