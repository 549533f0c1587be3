import CoreGraphics
import Foundation

/// The titles of an index at the trailing edge; a finger on them goes to the items that they stand for.
@MainActor
final class IndexBar: UIControl {
  package override var takesTaps: Bool { true }
  let titles: [String]
  /// Told the title under the finger, each once while the finger stays on it.
  var onChoice: ((Int) -> Void)?
  /// The colour of the titles; nil: the tint.
  var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// What lies behind the titles, and while a finger is on them; nil: nothing.
  var ground: UIColor? { didSet { backgroundColor = ground } }
  var trackingGround: UIColor?
  private var chosen: Int?

  /// The title that stands for a magnifying glass.
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

  /// What is drawn: the titles, or, where they have no room, every nth with a dot between.
  private var rows: [String] {
    let room = max(1, Int(bounds.height / Self.rowHeight))
    if titles.count <= room { return titles }
    // Title, dot, title, …, title.
    let shown = max(2, (room + 1) / 2)
    var rows: [String] = []
    for place in 0..<shown {
      if place > 0 { rows.append("•") }
      rows.append(titles[place * (titles.count - 1) / (shown - 1)])
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
      // A magnifying glass stands for the search above the first section.
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

  /// Which title a height means: the shown part is shared equally by all titles, shown or not.
  func title(atHeight y: CGFloat) -> Int? {
    guard !titles.isEmpty else { return nil }
    let count = rows.count
    let share = (y - top(of: count)) / (CGFloat(count) * Self.rowHeight)
    return min(max(0, Int((share * CGFloat(titles.count)).rounded(.down))), titles.count - 1)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen = nil
    if let trackingGround { backgroundColor = trackingGround }
    choose(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    backgroundColor = ground
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    backgroundColor = ground
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  private func choose(_ touch: UITouch) {
    guard let index = title(atHeight: touch.location(in: self).y), index != chosen else { return }
    chosen = index
    onChoice?(index)
  }
}
