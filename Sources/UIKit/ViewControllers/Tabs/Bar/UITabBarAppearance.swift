import Foundation

/// The appearance of a tab bar, which includes its background, hairline, items and selection indicator.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image, as in narrow windows.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { observeItems() } }

  /// The appearance of items with the title beside the image, as in wide windows.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { observeItems() } }

  /// The appearance of items with the title beside the image in windows of compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { observeItems() } }

  /// The color of the default indicator behind the selected item, and of `selectionIndicatorImage` if that image is a
  /// template. The default is nil, which is a translucent gray.
  open var selectionIndicatorTintColor: UIColor? { didSet { notifyChange() } }

  /// The image that is stretched behind the selected item and replaces the default indicator. The default is nil.
  open var selectionIndicatorImage: UIImage? { didSet { notifyChange() } }

  /// The distribution of the items over the bar's width. The default is `automatic`.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { notifyChange() } }

  /// The width of centered items, in points. The default is 0, which uses the system's width.
  open var stackedItemWidth: CGFloat = 0 { didSet { notifyChange() } }

  /// The space between centered items, in points. The default is 0, which uses the system's distance.
  open var stackedItemSpacing: CGFloat = 0 { didSet { notifyChange() } }

  /// Creates the default appearance for an idiom. All idioms have the same appearance in Tessera.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeItems()
  }

  /// Creates a copy of an appearance. The background and the hairline are always copied. The other values are copied if
  /// the appearance has the same class.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let source = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = source.stackedLayoutAppearance.makeCopy()
      inlineLayoutAppearance = source.inlineLayoutAppearance.makeCopy()
      compactInlineLayoutAppearance = source.compactInlineLayoutAppearance.makeCopy()
      selectionIndicatorTintColor = source.selectionIndicatorTintColor
      selectionIndicatorImage = source.selectionIndicatorImage
      stackedItemPositioning = source.stackedItemPositioning
      stackedItemWidth = source.stackedItemWidth
      stackedItemSpacing = source.stackedItemSpacing
    }
    observeItems()
  }

  /// Creates an appearance from data in an unarchiver. Archives are not supported, so nothing is decoded.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeItems()
  }

  package override var isOfBar: Bool { true }

  package override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

  private func observeItems() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      items.onChange = { [weak self] in self?.notifyChange() }
    }
    notifyChange()
  }

  /// Returns the appearance of items for an arrangement.
  package final func items(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: return stackedLayoutAppearance
    case .inline: return inlineLayoutAppearance
    case .compactInline: return compactInlineLayoutAppearance
    }
  }
}
