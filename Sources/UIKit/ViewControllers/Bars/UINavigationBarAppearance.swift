import Foundation

/// How a navigation bar looks: background, hairline and titles.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance, NSCopying {
  /// Font, colour, … of the title; 17 points semibold in the label colour where not given.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The same of the large title: 34 points bold.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Moves the title, in points: right and down. Default zero.
  open var titlePositionAdjustment = UIOffset.zero

  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How buttons of the style `done` look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// How back buttons look.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// Replaces the chevron of back buttons. Default nil: the system's is drawn.
  open private(set) var backIndicatorImage: UIImage?

  /// Masks titles that slide under the chevron. Stored. Default nil.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Exchanges the chevron of back buttons.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  /// Another appearance with the same values; the looks of buttons are shared with it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let made: UINavigationBarAppearance = MainActor.assumeIsolated {
      let copy = UINavigationBarAppearance(barAppearance: self)
      copy.titleTextAttributes = self.titleTextAttributes
      copy.largeTitleTextAttributes = self.largeTitleTextAttributes
      copy.titlePositionAdjustment = self.titlePositionAdjustment
      copy.buttonAppearance = self.buttonAppearance
      copy.doneButtonAppearance = self.doneButtonAppearance
      copy.backButtonAppearance = self.backButtonAppearance
      copy.setBackIndicatorImage(self.backIndicatorImage, transitionMaskImage: self.backIndicatorTransitionMaskImage)
      return copy
    }
    return made
  }
}
