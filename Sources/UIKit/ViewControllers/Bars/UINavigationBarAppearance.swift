import Foundation

/// How a navigation bar looks: background, hairline and titles.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance, NSCopying {
  /// Font, colour, … of the title; 17 points semibold in the label colour where not given.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The same of the large title: 34 points bold.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Exchanges the chevron of back buttons.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

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
