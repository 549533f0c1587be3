import UIKit

/// The control "Years, Months, Days, All Photos", which floats over the photos.
final class ZoomLevelControl: UIView {
  /// The height at the default text size, in points.
  private static let height: CGFloat = 40
  /// The maximum width at the default text size, in points.
  private static let maximumWidth: CGFloat = 400
  private static let distanceFromEdge: CGFloat = 12
  /// The size of the text at the default text size, in points: that of a segmented control, which does not follow the text size.
  private static let textSize: CGFloat = 13
  /// The size up to which the text grows. With larger text, four titles do not fit into the width of a phone.
  private static let maximumTextSize: CGFloat = 22
  /// The size from which the last title is shorter, in points.
  private static let textSizeOfShortTitle: CGFloat = 16
  private static let titles = ["Years", "Months", "Days", "All Photos"]

  /// The height of the area that the control covers at the end of the photos, in points.
  var coveredHeight: CGFloat { heightLimit.constant + 2 * Self.distanceFromEdge }

  /// A closure that is called with the index of the segment that the user selects.
  var onSelect: ((Int) -> Void)?
  /// A closure that is called when `coveredHeight` has changed with the text size.
  var onResize: (() -> Void)?

  private let segments = UISegmentedControl(items: titles)
  private lazy var heightLimit = heightAnchor.constraint(equalToConstant: Self.height)
  private lazy var widthLimit = widthAnchor.constraint(equalToConstant: Self.maximumWidth)

  /// The index of the selected segment: 0 for years, 1 for months, 2 for days, and 3 for all photos.
  var selectedSegment: Int {
    get { segments.selectedSegmentIndex }
    set { segments.selectedSegmentIndex = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Self.height / 2
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    segments.accessibilityLabel = "Zoom"
    segments.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onSelect?(selectedSegment)
      }, for: .valueChanged)
    segments.translatesAutoresizingMaskIntoConstraints = false
    addSubview(segments)
    NSLayoutConstraint.activate([
      segments.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      segments.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
      segments.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      segments.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("ZoomLevelControl does not support init(coder:); create it in code") }

  /// Adds the control to the lower edge of a view.
  func install(in view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let area = view.safeAreaLayoutGuide
    widthLimit.priority = .defaultHigh
    // In a window that is only some points wide, there is not enough space for the margins.
    let leading = leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 16)
    leading.priority = .required - 1
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: area.centerXAnchor), widthLimit, leading, heightLimit,
      bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -Self.distanceFromEdge),
    ])
    updateTextSize()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateTextSize()
    }
  }

  /// Lets the titles and the control grow with the text size.
  private func updateTextSize() {
    let scaled = UIFontMetrics(forTextStyle: .subheadline).scaledValue(
      for: Self.textSize, compatibleWith: traitCollection)
    let size = min(max(scaled, Self.textSize), Self.maximumTextSize)
    let height = (Self.height * size / Self.textSize).rounded()
    guard height != heightLimit.constant else { return }
    let isLarge = size > Self.textSize
    for state in [UIControl.State.normal, .selected] {
      let weight: UIFont.Weight = state == .selected ? .medium : .regular
      segments.setTitleTextAttributes(
        isLarge ? [.font: UIFont.systemFont(ofSize: size, weight: weight)] : nil, for: state)
    }
    segments.apportionsSegmentWidthsByContent = isLarge
    segments.setTitle(size < Self.textSizeOfShortTitle ? Self.titles[3] : "All", forSegmentAt: 3)
    heightLimit.constant = height
    widthLimit.constant = Self.maximumWidth * height / Self.height
    layer.cornerRadius = height / 2
    onResize?()
  }
}
