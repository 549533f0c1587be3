import Foundation

/// The appearance of a navigation bar, which includes its background, hairline, titles and buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. By default the title has a semibold font of 17 points and the label color.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { notifyChange() } }
  /// The attributes of the large title. By default the large title has a bold font of 34 points and the label color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { notifyChange() } }
  /// The attributes of the subtitle. By default the subtitle has a font of 12 points and the secondary label color.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { notifyChange() } }
  /// The attributes of the subtitle below the large title. By default this subtitle has a font of 15 points and the
  /// secondary label color.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { notifyChange() } }

  /// The offset of the title to the right and down, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { notifyChange() } }

  /// The appearance of buttons of the style `plain` in the bar. The default defines no values, so that those of the bar are
  /// used.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { observeButtons() } }

  /// The appearance of buttons of the style `done` in the bar. The default defines no values, so that those of the bar are
  /// used.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { observeButtons() } }

  /// The appearance of the back button of the bar. The default defines no values, so that those of the bar are used.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { observeButtons() } }

  /// The image that replaces the chevron of back buttons, or nil for the chevron.
  final var customBackIndicator: UIImage? { didSet { notifyChange() } }

  /// The image of back buttons. The default is a chevron.
  open var backIndicatorImage: UIImage { customBackIndicator ?? Self.chevron }

  /// The image that masks titles while they slide below the back indicator. The image is stored but has no effect,
  /// because titles fade out before they reach the indicator. The default is a chevron.
  open var backIndicatorTransitionMaskImage: UIImage { customTransitionMask ?? Self.chevron }
  private final var customTransitionMask: UIImage?

  private static var chevron: UIImage { UIImage(systemName: "chevron.backward") ?? UIImage() }

  /// Creates the default appearance for an idiom. All idioms have the same appearance in Tessera.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeButtons()
  }

  /// Creates a copy of an appearance. The background and the hairline are always copied. The other properties are
  /// copied if the appearance has the same class.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let source = barAppearance as? UINavigationBarAppearance { copyTitles(of: source) }
    observeButtons()
  }

  /// Creates an appearance from data in an unarchiver. Archives are not supported, so nothing is decoded.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeButtons()
  }

  /// Sets the image that replaces the chevron of back buttons.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image, or nil to use the chevron.
  ///   - transitionMaskImage: The image that masks titles below the indicator. This image has no effect.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    customBackIndicator = backIndicatorImage
    customTransitionMask = transitionMaskImage
  }

  package override var isOfBar: Bool { true }

  package override func makeCopy() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  private func copyTitles(of source: UINavigationBarAppearance) {
    titleTextAttributes = source.titleTextAttributes
    largeTitleTextAttributes = source.largeTitleTextAttributes
    subtitleTextAttributes = source.subtitleTextAttributes
    largeSubtitleTextAttributes = source.largeSubtitleTextAttributes
    titlePositionAdjustment = source.titlePositionAdjustment
    buttonAppearance = source.buttonAppearance.makeCopy()
    doneButtonAppearance = source.doneButtonAppearance.makeCopy()
    backButtonAppearance = source.backButtonAppearance.makeCopy()
    setBackIndicatorImage(source.customBackIndicator, transitionMaskImage: source.customTransitionMask)
  }

  private func observeButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons.onChange = { [weak self] in self?.notifyChange() }
    }
    notifyChange()
  }
}
