/// An open method of one of Tessera's classes. The structure determines whether a subclass overrides the method.
///
/// UIKit uses the Objective-C runtime for this purpose (`instanceMethodForSelector:`). Tessera compares the method tables of the two
/// classes. Tessera cannot observe calls of the default implementation, because overrides that call `super` call it, too.
package struct OverridableMethod: Sendable {
  private let base: AnyClass
  /// The slot of the method, in words from the start of a class object.
  let slot: Int
  private let implementation: UInt

  /// Finds the method in the table of `base`.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - plain: A direct subclass of `base` without overrides.
  ///   - overriding: A direct subclass of `base` that overrides only this method.
  package init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let slots = ClassMetadata.slots(of: base, plain: plain, overriding: overriding)
    precondition(
      slots.count == 1,
      "the method table of \(base) differs from what Tessera expects: expected \(overriding) to override 1 method, but it overrides the slots \(slots)"
    )
    self.init(of: base, slot: slots[0])
  }

  /// Finds the methods of `base` that a subclass overrides, by comparing the method tables of two subclasses.
  ///
  /// - Parameters:
  ///   - base: The class that declares the methods.
  ///   - plain: A direct subclass of `base` without overrides.
  ///   - overriding: A direct subclass of `base` that overrides only these methods.
  ///   - count: The number of methods that `overriding` overrides.
  /// - Returns: The methods in the order in which `base` declares them.
  package static func all(
    of base: AnyClass, plain: AnyClass, overriding: AnyClass, count: Int
  ) -> [OverridableMethod] {
    let slots = ClassMetadata.slots(of: base, plain: plain, overriding: overriding)
    precondition(
      slots.count == count,
      "the method table of \(base) differs from what Tessera expects: expected \(overriding) to override \(count) "
        + "methods, but it overrides the slots \(slots)"
    )
    return slots.map { OverridableMethod(of: base, slot: $0) }
  }

  /// Creates a method with a known slot in the table of `base`.
  init(of base: AnyClass, slot: Int) {
    self.base = base
    self.slot = slot
    implementation = ClassMetadata.words(of: base, as: base)[slot]
  }

  /// Returns whether a class overrides the method, or inherits an override from a superclass below `base`.
  ///
  /// - Parameter type: `base` or a subclass of it.
  /// - Returns: `true` if the class has or inherits an override.
  /// - Complexity: O(1).
  package func isOverridden(in type: AnyClass) -> Bool {
    ClassMetadata.words(of: type, as: base)[slot] != implementation
  }
}
