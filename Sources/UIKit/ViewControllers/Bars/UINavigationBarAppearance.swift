import Foundation

/// How a navigation bar looks: background, hairline, titles and buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Font, colour, … of the title; 17 points semibold in the label colour where not given.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The same of the large title: 34 points bold.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

  /// Moves the title, in points: right and down. Default zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { watchButtons() } }

  /// How buttons of the style `done` look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { watchButtons() } }

  /// How back buttons look.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { watchButtons() } }

  /// Replaces the chevron of back buttons. Default nil: the system's is drawn.
  open private(set) var backIndicatorImage: UIImage? { didSet { changed() } }

  /// Masks titles that slide under the chevron. Stored: titles fade here before they reach it. Default nil.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// The system's look for a device; all idioms look alike here.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchButtons()
  }

  /// Copies background and hairline, and all the rest of an appearance of the same class.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { takeTitles(of: other) }
    watchButtons()
  }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchButtons()
  }

  /// Exchanges the chevron of back buttons.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  package override func twin() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  private func takeTitles(of other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.twin()
    doneButtonAppearance = other.doneButtonAppearance.twin()
    backButtonAppearance = other.backButtonAppearance.twin()
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  private func watchButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }
}
