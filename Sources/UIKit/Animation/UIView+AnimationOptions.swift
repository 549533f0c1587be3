import Foundation

extension UIView {
  /// How a block of animations runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option, the curve from bit 16 on, the transition from bit 20 on; UIKit's values.
    public let rawValue: UInt
    /// The options of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views below at once, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views take touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen. Properties that are added up (geometry, opacity) always do so.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates what changes inside a transition, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between views: hides and shows them instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes over no options of an outer block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Begins and ends gently. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins gently.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends gently.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// In a transition: turns about the vertical axis, the left edge coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// In a transition: turns about the vertical axis, the right edge coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// In a transition: a page curl upwards. Shown as the old page sliding away upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// In a transition: a page curl downwards. Shown as the new page sliding in from above.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// In a transition: fades from the old look to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// In a transition: turns about the horizontal axis, the top edge coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// In a transition: turns about the horizontal axis, the bottom edge coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Prefers 60 frames a second. Frames come at the display's rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Prefers 30 frames a second. Frames come at the display's rate.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    /// The bits that name a transition.
    var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & 7 << 20) }
  }

  /// How a block of key frames runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option, how values are calculated in the bits 10 to 12; UIKit's values.
    public let rawValue: UInt
    /// The options of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews that the changes resize are laid out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins at what is seen now instead of at the end of the animation that is going on.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back again; only together with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Does not take the duration of an animation block around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Does not take the options of an animation block around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In steps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve at constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// The named curves.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same pace from beginning to end.
    case linear = 3

    /// The curve as layers know it.
    package var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  /// The transitions of the old, block-less animations.
  public enum AnimationTransition: Int, Sendable {
    /// The change is seen at once.
    case none = 0
    /// Turns about the vertical axis, the left side coming to the front.
    case flipFromLeft = 1
    /// Turns about the vertical axis, the right side coming to the front.
    case flipFromRight = 2
    /// The old content slides away upwards, where UIKit curls it like paper.
    case curlUp = 3
    /// The new content slides in from above, where UIKit uncurls it like paper.
    case curlDown = 4
  }

  /// Animations that the system gives.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade away, and are removed.
    case delete = 0
  }
}
