import UIKit

/// A header that scrolls away above a list, which then scrolls itself: two scroll views under one finger, as on typical
/// profile pages.
final class StickyPage: UIViewController, UIScrollViewDelegate {
  final class Outer: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view is UIScrollView }
  }

  let outer = Outer()
  let inner = UIScrollView()
  let headerHeight: CGFloat = 150
  private var outerHolds = true

  override func viewDidLoad() {
    super.viewDidLoad()
    outer.frame = view.bounds
    outer.contentSize = CGSize(width: 320, height: 480 + headerHeight)
    outer.bounces = false
    outer.showsVerticalScrollIndicator = false
    inner.frame = CGRect(x: 0, y: headerHeight, width: 320, height: 480)
    inner.contentSize = CGSize(width: 320, height: 3000)
    outer.delegate = self
    inner.delegate = self
    view.addSubview(outer)
    outer.addSubview(inner)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === outer {
      if !outerHolds || inner.contentOffset.y > 0 {
        if outer.contentOffset.y != headerHeight { outer.contentOffset.y = headerHeight }
      }
      outerHolds = outer.contentOffset.y < headerHeight
    } else if outer.contentOffset.y < headerHeight, inner.contentOffset.y != 0, outerHolds {
      inner.contentOffset.y = 0
    } else if inner.contentOffset.y <= 0 {
      outerHolds = true
    }
  }
}
