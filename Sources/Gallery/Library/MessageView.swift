import UIKit

/// A message with a button, above the bottom edge of a window.
class MessageView: UIView {
  private static let margin: CGFloat = 16
  /// The distance between messages, in points.
  private static let gap: CGFloat = 8

  /// The label with the text.
  let label = UILabel()
  /// The button, which also hides the message.
  let button = UIButton(type: .system)
  /// The views above one another in the message, without its button.
  let column = UIStackView()
  private let row = UIStackView()
  /// Makes the message as wide as its other constraints allow.
  private lazy var fullWidth: NSLayoutConstraint = {
    let width = widthAnchor.constraint(equalToConstant: 10_000)
    width.priority = .defaultHigh - 1
    return width
  }()

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - title: The title of the button.
  ///   - action: A closure that is called when the button is pressed.
  init(_ text: String, button title: String, action: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .label
    layer.cornerRadius = 14
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .systemBackground
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    // A long text is broken into lines. The message is not wider than the window.
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(
      UIAction { [weak self] _ in
        self?.hide()
        action()
      }, for: .primaryActionTriggered)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    column.axis = .vertical
    column.addArrangedSubview(label)
    row.addArrangedSubview(column)
    row.addArrangedSubview(button)
    placeButton()
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
    ])
  }

  required init?(coder: NSCoder) { fatalError("MessageView does not support init(coder:); create it in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placeButton()
  }

  /// Places the button beside the text, or below it at the text sizes of accessibility, so that the text has the whole width.
  private func placeButton() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .fill : .center
    row.spacing = isLarge ? 8 : Self.margin
    button.contentHorizontalAlignment = isLarge ? .trailing : .center
    button.setContentHuggingPriority(isLarge ? .defaultLow : .required, for: .horizontal)
    fullWidth.isActive = isLarge
  }

  /// Shows the message in the window of a view controller, above other messages.
  func appear(above controller: UIViewController) {
    guard let window = controller.view.window else { return }
    let view = controller.navigationController?.view ?? controller.view!
    // The message does not cover the control over the photos.
    var distance = (controller as? LibraryViewController)?.levelControl.coveredHeight ?? Self.margin
    let others = window.subviews.compactMap { $0 as? MessageView }.filter { !$0.isHiding }
    if let top = others.map(\.frame.minY).min() {
      let edge = view.convert(view.safeAreaLayoutGuide.layoutFrame, to: window).maxY
      distance = max(distance, edge - top + Self.gap)
    }
    appear(in: window, over: view, distance: distance)
  }

  private func appear(in window: UIWindow, over view: UIView, distance: CGFloat) {
    window.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [view, window].flatMap { area in
      let area = area.safeAreaLayoutGuide
      return [
        widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, constant: -2 * Self.margin),
        centerXAnchor.constraint(equalTo: area.centerXAnchor),
        bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -distance),
      ]
    }
    // The constraints to the view are removed with the view, for example when the window becomes narrow. The weaker ones to
    // the window then place the message.
    for (index, constraint) in constraints.enumerated() { constraint.priority = index < 3 ? .defaultHigh : .defaultLow }
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    alpha = 0
    transform = CGAffineTransform(translationX: 0, y: 24)
    UIView.animate(withDuration: 0.3) {
      self.alpha = 1
      self.transform = .identity
    }
    UIAccessibility.post(notification: .announcement, argument: label.text)
  }

  /// A Boolean value that indicates whether the message is disappearing.
  private(set) var isHiding = false

  /// Hides and removes the message.
  func hide() {
    isHiding = true
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
  }
}
