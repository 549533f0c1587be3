import Foundation

/// A view controller with which the user selects a color: in a grid, in a spectrum, or by channels.
///
/// The color picker has no eyedropper, because programs cannot read the screen of a desktop.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private static let contentSize = CGSize(width: 360, height: 520)

  private lazy var content = ColorPickerContent()

  /// Creates a color picker with the color white.
  public init() {
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = Self.contentSize
  }

  /// Creates a color picker from data in an unarchiver. Only the properties of `UIViewController` are decoded, and only
  /// from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preferredContentSize = Self.contentSize
  }

  /// The object that observes the color. It is not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  private var storedColor = UIColor.white

  /// The selected color. The default is white. Setting this property does not call the delegate.
  open var selectedColor: UIColor {
    get { storedColor }
    set {
      storedColor = newValue
      if isViewLoaded { content.show(PickedColor(newValue)) }
    }
  }

  /// A Boolean value that determines whether the user can select an opacity. The default is `true`.
  open var supportsAlpha = true { didSet { if isViewLoaded { content.showsOpacity = supportsAlpha } } }

  open override var title: String? { didSet { if isViewLoaded { content.title = title } } }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
    content.title = title
    content.showsOpacity = supportsAlpha
    content.show(PickedColor(storedColor))
    content.onPick = { [weak self] picked, continuously in
      guard let self else { return }
      storedColor = picked.color
      delegate?.colorPickerViewController(self, didSelect: storedColor, continuously: continuously)
    }
    content.onClose = { [weak self] in self?.dismiss(animated: true) }
  }

  open override dynamic func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  open override dynamic func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || isMovingFromParent { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}
