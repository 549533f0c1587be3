import UIKit

/// Observes its delegate, and puts a delegate of its own in the place of one that declines.
open class ScrollPager: UIScrollView {
  var log: [String] = []
  let fallback = FallbackScrollDelegate()

  open override weak var delegate: UIScrollViewDelegate? {
    willSet {
      guard newValue != nil else { return }
      log.append("will set")
    }
    didSet {
      log.append(oldValue == nil ? "set" : "replaced")
      if delegate == nil { delegate = fallback }
    }
  }
}

/// A delegate that counts the changes of the offset.
final class FallbackScrollDelegate: NSObject, UIScrollViewDelegate {
  var changes = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { changes += 1 }
}
