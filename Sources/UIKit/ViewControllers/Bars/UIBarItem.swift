import Foundation

/// What bars show: a title or an image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The bar's view for this item wants to know of changes.
  package final var onChange: (() -> Void)?

  public override init() { super.init() }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  /// False greys the item out and takes its touches; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  open var landscapeImagePhone: UIImage?
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number to find the item by; 0 by default.
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// How the title looks in a state; nil takes the bar's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  package final func changed() { onChange?() }
}
