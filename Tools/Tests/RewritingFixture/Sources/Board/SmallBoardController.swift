import UIKit

public class SmallBoardController: BoardController {
  @IBOutlet var extra: UIView?
  @objc public override func overridden() { log.append("derived") }
}

class Scroller: UIViewController, UIScrollViewDelegate {}

class CountingScroller: Scroller {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
