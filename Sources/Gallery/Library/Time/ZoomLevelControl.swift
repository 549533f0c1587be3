import UIKit

/// The control "Years, Months, Days, All Photos", which floats over the photos.
final class ZoomLevelControl: UIView {
  static let height: CGFloat = 40
  private static let maximumWidth: CGFloat = 400
  private static let distanceFromEdge: CGFloat = 12

  /// The height of the area that the control covers at the end of the photos, in points.
  static let coveredHeight = height + 2 * distanceFromEdge

  /// A closure that is called with the index of the segment that the user selects.
  var onSelect: ((Int) -> Void)?

  private let segments = UISegmentedControl(items: ["Years", "Months", "Days", "All Photos"])

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
    let width = widthAnchor.constraint(equalToConstant: Self.maximumWidth)
    width.priority = .defaultHigh
    // In a window that is only some points wide, there is not enough space for the margins.
    let leading = leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 16)
    leading.priority = .required - 1
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: area.centerXAnchor), width, leading,
      heightAnchor.constraint(equalToConstant: Self.height),
      bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -Self.distanceFromEdge),
    ])
  }
}
