import Foundation

/// What bars show: a title or an image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The bar's view for this item wants to know of changes.
  package final var onChange: (() -> Void)?

  /// An item that shows nothing yet.
  public override init() { super.init() }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// The words of the item. Default nil.
  open var title: String? { didSet { if title != oldValue { changed() } } }

  /// The picture, shown in place of the title. Default nil.
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  /// False greys the item out and takes its touches; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }

  /// Moves the image's edges inwards, in points. Default zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// The picture for bars of compact height, in place of `image`. Default nil.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }

  /// As `imageInsets`, for the picture of bars of compact height. Default zero.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// The picture that is shown large to users of accessibility text sizes. Stored: nothing shows it here. Default nil.
  open var largeContentSizeImage: UIImage?

  /// As `imageInsets`, for `largeContentSizeImage`. Stored. Default zero.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number to find the item by; 0 by default.
  open var tag = 0

  /// What the item is called aloud. Default nil: its title.
  open var accessibilityLabel: String?

  /// A name to find the item by in tests; nobody sees it. Default nil.
  open var accessibilityIdentifier: String?

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// How the title looks in a state; nil takes the bar's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  /// What was set for that state; nil if nothing was.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  package final func changed() { onChange?() }
}
