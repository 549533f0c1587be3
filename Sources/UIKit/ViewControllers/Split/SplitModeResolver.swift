import Foundation

/// The rules that determine the display mode from the preferred mode and the width (measured on UIKit,
/// Tests/Oracle/split-cases.json, family `mode-resolution`).
struct SplitModeResolver {
  typealias DisplayMode = UISplitViewController.DisplayMode
  typealias SplitBehavior = UISplitViewController.SplitBehavior

  /// The event that causes the display mode to be resolved.
  enum Trigger {
    /// The split view appears or expands.
    case appearance
    /// The size of the split view changes.
    case resize
    /// The application or the user requests a mode while the split view is visible.
    case request
  }

  let style: UISplitViewController.Style
  let fitsTwoColumns: Bool
  let fitsThreeColumns: Bool

  /// Returns the split behavior that a preferred display mode implies, or nil if the mode implies no behavior.
  static func behavior(of mode: DisplayMode) -> SplitBehavior? {
    switch mode {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// Returns the split behavior of a display mode that is in effect.
  static func actualBehavior(of mode: DisplayMode) -> SplitBehavior { behavior(of: mode) ?? .tile }

  /// Returns the display mode with a certain split behavior that shows the same number of columns as a given mode.
  static func mode(_ mode: DisplayMode, with behavior: SplitBehavior) -> DisplayMode {
    let showsTwo = mode == .twoBesideSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    switch (mode, behavior) {
    case (.automatic, _), (.secondaryOnly, _), (_, .automatic): return mode
    case (_, .tile): return showsTwo ? .twoBesideSecondary : .oneBesideSecondary
    case (_, .overlay): return showsTwo ? .twoOverSecondary : .oneOverSecondary
    case (_, .displace): return showsTwo ? .twoDisplaceSecondary : .oneBesideSecondary
    }
  }

  /// Returns the display mode with a certain split behavior in which all columns are visible.
  func allColumnsMode(with behavior: SplitBehavior) -> DisplayMode {
    let mode: DisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    return normalized(Self.mode(mode, with: behavior))
  }

  /// Returns a display mode that the style supports. If the style has only two columns, a mode with two columns besides
  /// the secondary one is replaced by the corresponding mode with one column.
  func normalized(_ mode: DisplayMode) -> DisplayMode {
    guard style != .tripleColumn else { return mode }
    switch mode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return mode
    }
  }

  /// Returns the display mode that results from preferences and an event.
  ///
  /// - Parameters:
  ///   - preferred: The preferred mode.
  ///   - behavior: The preferred behavior.
  ///   - current: The current mode.
  ///   - trigger: The event that causes the mode to be resolved.
  func resolve(
    _ preferred: DisplayMode, _ behavior: SplitBehavior, current: DisplayMode, on trigger: Trigger
  ) -> DisplayMode {
    let requestedMode = normalized(Self.mode(preferred, with: behavior))
    switch requestedMode {
    case .automatic:
      if behavior == .overlay {
        return trigger == .resize && SplitLayout.isOverlay(current) ? current : .secondaryOnly
      }
      return tiled(showsTwo: style == .tripleColumn)
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary:
      return fitsTwoColumns ? .oneBesideSecondary : trigger == .request ? .oneOverSecondary : .secondaryOnly
    case .oneOverSecondary, .twoOverSecondary:
      if trigger == .request { return requestedMode }
      return trigger == .resize && SplitLayout.isOverlay(current) ? current : .secondaryOnly
    case .twoBesideSecondary, .twoDisplaceSecondary:
      if !fitsThreeColumns, trigger == .request || (trigger == .resize && current == .twoOverSecondary) {
        return .twoOverSecondary
      }
      return tiled(showsTwo: true)
    }
  }

  private func tiled(showsTwo: Bool) -> DisplayMode {
    if showsTwo, fitsThreeColumns { return .twoBesideSecondary }
    return fitsTwoColumns ? .oneBesideSecondary : .secondaryOnly
  }
}
