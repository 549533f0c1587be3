import Foundation

/// The rules that determine the display mode from the preferred mode and the width (behaviour measured on UIKit,
/// family mode-resolution of split-cases.json).
struct SplitModeResolver {
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior

  /// The occasions on which a mode is resolved.
  enum Occasion {
    /// The split view appears or expands.
    case appearance
    /// The size of the split view changes.
    case resize
    /// The application or the user asks for a mode while the split view is visible.
    case request
  }

  let style: UISplitViewController.Style
  let fitsTwo: Bool
  let fitsThree: Bool

  /// Returns the behavior that a preferred mode implies, or nil if it implies none.
  static func behavior(of mode: DisplayMode) -> SplitBehavior? {
    switch mode {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// Returns the behavior that a visible arrangement has.
  static func actualBehavior(of mode: DisplayMode) -> SplitBehavior { behavior(of: mode) ?? .tile }

  /// Returns the mode that shows as many columns as another one and has a behavior.
  static func mode(_ mode: DisplayMode, with behavior: SplitBehavior) -> DisplayMode {
    let two = mode == .twoBesideSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    switch (mode, behavior) {
    case (.automatic, _), (.secondaryOnly, _), (_, .automatic): return mode
    case (_, .tile): return two ? .twoBesideSecondary : .oneBesideSecondary
    case (_, .overlay): return two ? .twoOverSecondary : .oneOverSecondary
    case (_, .displace): return two ? .twoDisplaceSecondary : .oneBesideSecondary
    }
  }

  /// Returns the mode in which all columns are visible with a behavior.
  func everything(with behavior: SplitBehavior) -> DisplayMode {
    let mode: DisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    return normalized(Self.mode(mode, with: behavior))
  }

  /// Returns the corresponding mode with one column if there are two columns only.
  func normalized(_ mode: DisplayMode) -> DisplayMode {
    guard style != .tripleColumn else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  /// Returns the display mode.
  ///
  /// - Parameters:
  ///   - preferred: The preferred mode.
  ///   - behavior: The preferred behavior.
  ///   - current: The current mode.
  ///   - occasion: The occasion.
  func resolve(
    _ preferred: DisplayMode, _ behavior: SplitBehavior, current: DisplayMode, on occasion: Occasion
  ) -> DisplayMode {
    let wanted = normalized(Self.mode(preferred, with: behavior))
    switch wanted {
    case .automatic:
      if behavior == .overlay {
        return occasion == .resize && SplitLayout.isOverlay(current) ? current : .secondaryOnly
      }
      return tiled(two: style == .tripleColumn)
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary:
      return fitsTwo ? .oneBesideSecondary : occasion == .request ? .oneOverSecondary : .secondaryOnly
    case .oneOverSecondary, .twoOverSecondary:
      if occasion == .request { return wanted }
      return occasion == .resize && SplitLayout.isOverlay(current) ? current : .secondaryOnly
    case .twoBesideSecondary, .twoDisplaceSecondary:
      if !fitsThree, occasion == .request || (occasion == .resize && current == .twoOverSecondary) {
        return .twoOverSecondary
      }
      return tiled(two: true)
    }
  }

  private func tiled(two: Bool) -> DisplayMode {
    if two, fitsThree { return .twoBesideSecondary }
    return fitsTwo ? .oneBesideSecondary : .secondaryOnly
  }
}
