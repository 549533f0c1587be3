/// The Boolean properties of a view, packed into one word.
package struct ViewFlags: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let userInteraction = ViewFlags(rawValue: 1 << 0)
  package static let multipleTouch = ViewFlags(rawValue: 1 << 1)
  package static let exclusiveTouch = ViewFlags(rawValue: 1 << 2)
  package static let autoresizesSubviews = ViewFlags(rawValue: 1 << 3)
  package static let translatesMask = ViewFlags(rawValue: 1 << 4)
  package static let opaque = ViewFlags(rawValue: 1 << 5)
  package static let clearsContext = ViewFlags(rawValue: 1 << 6)
  package static let preservesMargins = ViewFlags(rawValue: 1 << 7)
  package static let insetsMarginsFromSafeArea = ViewFlags(rawValue: 1 << 8)
  package static let constraintsDirty = ViewFlags(rawValue: 1 << 9)
  package static let traitsDirty = ViewFlags(rawValue: 1 << 10)
  /// The class overrides `draw(_:)`.
  package static let draws = ViewFlags(rawValue: 1 << 11)
  /// The scale was set by `contentScaleFactor`, so the window's scale does not apply.
  package static let hasExplicitScale = ViewFlags(rawValue: 1 << 13)
  /// The view is an accessibility element. The flag is unused: the value is in `ViewAccessibility`.
  package static let isAccessibilityElement = ViewFlags(rawValue: 1 << 14)
  /// The layout margins were set explicitly.
  package static let hasExplicitMargins = ViewFlags(rawValue: 1 << 15)

  /// The initializer of the view has returned. Only views that UIKit creates have the flag: those of nibs, cells and
  /// reusable views.
  package static let initialized = ViewFlags(rawValue: 1 << 16)

  /// The base implementation of `layoutSubviews()` was called since the layout of the view began.
  package static let calledLayoutSubviews = ViewFlags(rawValue: 1 << 17)

  /// Constraints take part in the layout of the view: a subview is positioned by constraints, or constraints are
  /// installed in the view.
  package static let laysOutByConstraints = ViewFlags(rawValue: 1 << 31)

  package static let initial: ViewFlags = [
    .userInteraction, .autoresizesSubviews, .translatesMask, .opaque, .clearsContext, .insetsMarginsFromSafeArea,
  ]

  package mutating func set(_ flag: ViewFlags, _ on: Bool) {
    if on { insert(flag) } else { remove(flag) }
  }
}
