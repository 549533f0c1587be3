import CoreGraphics
import Foundation

/// A bar of section titles at the trailing edge of a table or collection view. When the user drags along the bar, the
/// view scrolls to the sections.
@MainActor
final class IndexBar: UIControl {
  package override var hasTapPrecedence: Bool { true }
  let titles: [String]
  /// A closure that is called with the index of the title under the pointer. While the pointer remains on a title, the
  /// closure is not called again.
  var onChoice: ((Int) -> Void)?
  /// The color of the titles, or `nil` to use the tint color.
  var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The background color of the bar while it is not touched, or `nil` for no background.
  var restingBackgroundColor: UIColor? { didSet { backgroundColor = restingBackgroundColor } }
  var trackingBackgroundColor: UIColor?
  private var touchedIndex: Int?

  /// The title for which a magnifying glass is drawn.
  static let searchTitle = "{search}"
  static let width: CGFloat = 15
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  private static let rowHeight: CGFloat = 14

  init(titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  /// The texts to draw. These are the titles or, if there is not enough space for all titles, some of them separated by
  /// dots.
  private var rows: [String] {
    let rowCapacity = max(1, Int(bounds.height / Self.rowHeight))
    if titles.count <= rowCapacity { return titles }
    // Titles and dots alternate, beginning and ending with a title.
    let titleCount = max(2, (rowCapacity + 1) / 2)
    var rows: [String] = []
    for row in 0..<titleCount {
      if row > 0 { rows.append("•") }
      rows.append(titles[row * (titles.count - 1) / (titleCount - 1)])
    }
    return rows
  }

  private func top(of rows: Int) -> CGFloat { (bounds.height - CGFloat(rows) * Self.rowHeight) / 2 }

  override func draw(_ rect: CGRect) {
    let rows = rows
    let top = top(of: rows.count)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font, .foregroundColor: textColor ?? tintColor ?? .systemBlue,
    ]
    for (index, name) in rows.enumerated() {
      // The magnifying glass represents the search field above the first section.
      let title = name == Self.searchTitle ? "⌕" : name
      let size = title.size(withAttributes: attributes)
      let y = top + CGFloat(index) * Self.rowHeight + (Self.rowHeight - size.height) / 2
      title.draw(at: CGPoint(x: (bounds.width - size.width) / 2, y: y), withAttributes: attributes)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Returns the index of the title at a vertical position, in points. The drawn height is divided equally among all
  /// titles, including those that are not drawn. The result is nil if the bar has no titles. For positions outside of
  /// the titles, the result is the first or the last title.
  func title(atHeight y: CGFloat) -> Int? {
    guard !titles.isEmpty else { return nil }
    let count = rows.count
    let fraction = (y - top(of: count)) / (CGFloat(count) * Self.rowHeight)
    return min(max(0, Int((fraction * CGFloat(titles.count)).rounded(.down))), titles.count - 1)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchedIndex = nil
    if let trackingBackgroundColor { backgroundColor = trackingBackgroundColor }
    selectTouchedTitle(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    backgroundColor = restingBackgroundColor
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    backgroundColor = restingBackgroundColor
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    selectTouchedTitle(touch)
    return true
  }

  private func selectTouchedTitle(_ touch: UITouch) {
    guard let index = title(atHeight: touch.location(in: self).y), index != touchedIndex else { return }
    touchedIndex = index
    onChoice?(index)
  }
}
