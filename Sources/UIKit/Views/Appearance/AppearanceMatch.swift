/// A rule that matches an object, with its precedence. The order of precedence is that of `UIAppearance.h`: the
/// containers are compared from the window down, the rule with the outermost container takes precedence, and the number
/// of containers breaks ties (reported by a developer, case `appearance-outermost-wins` of Tests/Oracle).
@MainActor struct AppearanceMatch {
  let rule: AppearanceRule
  /// The position of the rule's class among the superclasses of the object's class, from the root class.
  let classDepth: Int
  /// The positions of the rule's containers, from the window down.
  let positions: [Int]

  /// Returns whether another match takes precedence over this one. If neither match takes precedence, the time at which
  /// their values were set decides.
  func hasLowerPrecedence(than other: AppearanceMatch) -> Bool { compare(other) < 0 }

  /// Returns a negative number if the other match takes precedence, a positive number if this one does, and 0 if
  /// neither does.
  func compare(_ other: AppearanceMatch) -> Int {
    if classDepth != other.classDepth { return classDepth - other.classDepth }
    for (position, otherPosition) in zip(positions, other.positions) where position != otherPosition {
      return otherPosition - position
    }
    if positions.count != other.positions.count { return positions.count - other.positions.count }
    return (rule.traits == nil ? 0 : 1) - (other.rule.traits == nil ? 0 : 1)
  }
}
