import Foundation

/// An item of a tab bar, with a title, an image and a badge.
///
/// The item of a view controller is its `tabBarItem`.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  package private(set) final var systemItem: SystemItem?
  private var titles: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var standard: UITabBarAppearance?
  private var scrollEdge: UITabBarAppearance?

  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Creates an item from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeNib(into: self, as: UITabBarItem.self)
  }

  /// Creates an item with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for no title.
  ///   - image: The image, which is drawn in the color of the item unless its rendering mode is `alwaysOriginal`.
  ///   - tag: The number by which the application identifies the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and images for both states.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for no title.
  ///   - image: The image while the item is not selected.
  ///   - selectedImage: The image while the item is selected, or nil to use `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system item, which has a title and an image.
  ///
  /// - Parameters:
  ///   - systemItem: The predefined item.
  ///   - tag: The number by which the application identifies the item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    configure(as: systemItem)
    self.tag = tag
  }

  /// Gives the item the title and image of a system item.
  final func configure(as systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.image
  }

  /// The image while the item is selected. The default is nil, which uses `image`.
  open var selectedImage: UIImage? {
    get { customSelectedImage ?? image }
    set {
      customSelectedImage = newValue
      notifyChange()
    }
  }
  private var customSelectedImage: UIImage?

  /// The text of the badge at the upper trailing corner of the image. The default is nil, which shows no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { notifyChange() } } }

  /// The color of the badge. The default is nil, which uses the color of the appearance.
  open var badgeColor: UIColor? {
    didSet {
      recordAppearanceValue(\UITabBarItem.badgeColor, badgeColor)
      notifyChange()
    }
  }

  /// The offset of the title to the right and down, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      recordAppearanceValue(\UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
      notifyChange()
    }
  }

  /// Sets the attributes of the badge's text for a control state.
  ///
  /// - Parameters:
  ///   - textAttributes: The attributes, or nil to use those of the appearance.
  ///   - state: The control state to which the attributes apply.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    recordAppearanceValue("setBadgeTextAttributes(_:for:)", [state.rawValue]) {
      $0.setBadgeTextAttributes(textAttributes, for: state)
    }
    titles[state.rawValue] = textAttributes
    notifyChange()
  }

  /// Returns the attributes of the badge's text that were set for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The attributes, or nil if none were set.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titles[state.rawValue] }

  /// The appearance of the whole bar while the item is selected. The item copies the appearance. The default is nil,
  /// which uses the appearance of the bar.
  open var standardAppearance: UITabBarAppearance? {
    get { standard }
    set {
      recordAppearanceValue(\UITabBarItem.standardAppearance, newValue)
      standard = newValue.map { observedCopy(of: $0) }
      notifyChange()
    }
  }

  /// The appearance of the whole bar while the item is selected and the content ends at the bar's top edge. The item
  /// copies the appearance. The default is nil, which uses the appearance of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdge }
    set {
      recordAppearanceValue(\UITabBarItem.scrollEdgeAppearance, newValue)
      scrollEdge = newValue.map { observedCopy(of: $0) }
      notifyChange()
    }
  }

  private func observedCopy(of appearance: UITabBarAppearance) -> UITabBarAppearance {
    NavigationBarStyles.observedCopy(of: appearance) { [weak self] in self?.notifyChange() }
  }
}
