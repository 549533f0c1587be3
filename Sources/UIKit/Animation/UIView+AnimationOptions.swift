import Foundation

extension UIView {
  /// Options for animation blocks, such as the timing curve, the repetition and the transition.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option. The bits from 16 on contain the curve, and the bits from 20 on contain the transition. The values
    /// are the same as in UIKit.
    public let rawValue: UInt
    /// Creates options with the bits of a raw value.
    ///
    /// - Parameter rawValue: The bits of the options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews inside the block, so that their changes are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows the views to receive touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the visible values instead of the final values of the running animation. Properties with additive
    /// animations (geometry, opacity) always do so.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs each repetition of the animation forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the duration of this block instead of the duration of the enclosing animation block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the curve of this block instead of the curve of the enclosing animation block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes inside a transition, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides the views of a transition instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Does not inherit the options of the enclosing animation block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// A curve that starts and ends slowly. This is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve that starts slowly and becomes faster until it ends.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A curve that starts fast and becomes slower until it ends.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A curve with a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition that flips the view about its vertical axis. The left edge moves to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips the view about its vertical axis. The right edge moves to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that curls the old page up. In Tessera the old page slides up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that curls the new page down. In Tessera the new page slides in from above.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that fades from the old appearance to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips the view about its horizontal axis. The top edge moves to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips the view about its horizontal axis. The bottom edge moves to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Prefers 60 frames per second. It has no effect in Tessera, which always uses the refresh rate of the display.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Prefers 30 frames per second. It has no effect in Tessera, which always uses the refresh rate of the display.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The animation curve that the options specify. The default is `easeInOut`.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    /// The bits of these options that specify the transition.
    var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & 7 << 20) }
  }

  /// Options for key frame animations, such as the calculation mode and the repetition.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options. Bits 10 to 12 contain the calculation mode. Each other option is one bit. The values are the
    /// same as in UIKit.
    public let rawValue: UInt
    /// Creates options with the bits of a raw value.
    ///
    /// - Parameter rawValue: The bits of the options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews inside the block, so that their changes are animated too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows the views to receive touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values that are visible, instead of the final values of the running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forward and backward. The option has an effect only together with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the duration of this block instead of the duration of the enclosing animation block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Does not inherit the options of the enclosing animation block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between the values. This is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Changes from value to value without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve at constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode that the options specify. The default is `linear`.
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

  /// Constants that specify a named timing curve, such as `easeInOut` or `linear`.
  public enum AnimationCurve: Int, Sendable {
    /// Starts slowly, is fastest in the middle, and ends slowly.
    case easeInOut = 0
    /// Starts slowly and becomes faster until it ends.
    case easeIn = 1
    /// Starts fast and becomes slower until it ends.
    case easeOut = 2
    /// Runs at the same speed from the start to the end.
    case linear = 3

    /// The Core Animation timing function of this curve.
    package var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  /// Constants that specify a transition for the begin/commit animation methods, which UIKit had before animation blocks.
  public enum AnimationTransition: Int, Sendable {
    /// The view changes without a transition.
    case none = 0
    /// Flips the view about its vertical axis. The left side moves to the front.
    case flipFromLeft = 1
    /// Flips the view about its vertical axis. The right side moves to the front.
    case flipFromRight = 2
    /// Slides the old content up. In UIKit it curls up like paper.
    case curlUp = 3
    /// Slides the new content in from above. In UIKit it curls down like paper.
    case curlDown = 4
  }

  /// Constants that specify a predefined animation for `UIView.perform(_:on:options:animations:completion:)`. `delete` is the only one.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and are removed at the end.
    case delete = 0
  }
}
