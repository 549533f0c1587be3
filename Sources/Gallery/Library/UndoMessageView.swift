import UIKit

/// A message about a change, with a button that undoes it. The message appears above the bottom edge and disappears after some seconds.
final class UndoMessageView: UIView {
  /// The duration for which the message is visible, in seconds.
  private static let duration: TimeInterval = 6
  private static let margin: CGFloat = 16

  /// The label with the text that describes the change.
  let label = UILabel()
  /// The button with the title "Undo", which also hides the message.
  let button = UIButton(type: .system)
  private let row = UIStackView()
  /// Makes the message as wide as its other constraints allow.
  private lazy var fullWidth: NSLayoutConstraint = {
    let width = widthAnchor.constraint(equalToConstant: 10_000)
    width.priority = .defaultHigh - 1
    return width
  }()
  private var timer: Timer?

  /// Shows a message in the window of a view controller, instead of an earlier message.
  static func show(_ text: String, above controller: UIViewController, undo: @escaping () -> Void) {
    guard let window = controller.view.window else { return }
    hide(in: window)
    // The message does not cover the control over the photos.
    let distance = (controller as? LibraryViewController)?.levelControl.coveredHeight ?? margin
    let view = controller.navigationController?.view ?? controller.view!
    UndoMessageView(text, undo: undo).appear(in: window, over: view, distance: distance)
  }

  /// Hides the message in a window, if there is one.
  static func hide(in window: UIWindow?) {
    for case let message as UndoMessageView in window?.subviews ?? [] { message.hide() }
  }

  private init(_ text: String, undo: @escaping () -> Void) {
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
    button.setTitle("Undo", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(
      UIAction { [weak self] _ in
        self?.hide()
        undo()
      }, for: .primaryActionTriggered)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    row.addArrangedSubview(label)
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

  required init?(coder: NSCoder) { fatalError("UndoMessageView does not support init(coder:); create it in code") }

  isolated deinit { timer?.invalidate() }

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
    timer = Timer.scheduledTimer(withTimeInterval: Self.duration, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.hide() }
    }
  }

  private func hide() {
    timer?.invalidate()
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
  }
}
