import UIKit

/// The content of a cell with a histogram.
struct HistogramConfiguration: UIContentConfiguration {
  /// The histogram, or `nil` while the picture is loading.
  var histogram: Histogram?

  func makeContentView() -> any UIView & UIContentView { HistogramView(self) }

  func updated(for state: any UIConfigurationState) -> HistogramConfiguration { self }
}

/// A view that draws the histogram of a photo as three translucent areas.
final class HistogramView: UIView, UIContentView {
  private static let height: CGFloat = 96
  private static let inset: CGFloat = 12

  var configuration: any UIContentConfiguration {
    didSet { setNeedsDisplay() }
  }

  init(_ configuration: HistogramConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "Histogram"
    let height = heightAnchor.constraint(equalToConstant: Self.height)
    height.priority = .defaultHigh
    height.isActive = true
  }

  required init?(coder: NSCoder) { fatalError("HistogramView does not support init(coder:); create it in code") }

  override func draw(_ rect: CGRect) {
    guard let histogram = (configuration as? HistogramConfiguration)?.histogram else { return }
    let area = bounds.insetBy(dx: Self.inset, dy: Self.inset)
    let isDark = traitCollection.userInterfaceStyle == .dark
    for (frequencies, color) in [
      (histogram.red, UIColor.systemRed), (histogram.green, .systemGreen), (histogram.blue, .systemBlue),
    ] {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: area.minX, y: area.maxY))
      for (index, frequency) in frequencies.enumerated() {
        let x = area.minX + area.width * CGFloat(index) / CGFloat(frequencies.count - 1)
        path.addLine(to: CGPoint(x: x, y: area.maxY - area.height * frequency))
      }
      path.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
      path.close()
      color.withAlphaComponent(isDark ? 0.55 : 0.4).setFill()
      path.fill()
      color.setStroke()
      path.stroke()
    }
  }
}
