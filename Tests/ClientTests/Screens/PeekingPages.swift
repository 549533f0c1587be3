import UIKit

/// Cards as pages with visible neighbors: a narrow scroll view without clipping in a container that forwards its
/// touches.
final class PeekingPages: UIView {
  let scrollView = UIScrollView()
  private(set) var cards: [UIView] = []
  private(set) var tapped: [Int] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    scrollView.isPagingEnabled = true
    scrollView.clipsToBounds = false
    scrollView.showsHorizontalScrollIndicator = false
    addSubview(scrollView)
    for index in 0..<5 {
      let card = UIView()
      card.tag = index
      card.backgroundColor = UIColor(hue: CGFloat(index) / 5, saturation: 0.5, brightness: 0.9, alpha: 1)
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:", Self.tap)))
      scrollView.addSubview(card)
      cards.append(card)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let page = CGSize(width: bounds.width - 80, height: bounds.height)
    scrollView.frame = CGRect(origin: CGPoint(x: 40, y: 0), size: page)
    scrollView.contentSize = CGSize(width: page.width * CGFloat(cards.count), height: page.height)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(origin: CGPoint(x: CGFloat(index) * page.width, y: 0), size: page).insetBy(dx: 5, dy: 0)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    return scrollView.hitTest(convert(point, to: scrollView), with: event)
      ?? cards.first { $0.frame.contains(convert(point, to: scrollView)) } ?? scrollView
  }

  func tap(_ recognizer: UITapGestureRecognizer) { tapped.append(recognizer.view!.tag) }
}
