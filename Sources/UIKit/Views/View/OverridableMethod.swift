import Foundation

/// An open method of a class of this project, to find out whether a subclass overrides it.
///
/// UIKit asks the Objective-C runtime (`instanceMethodForSelector:`). Here the method tables of the two classes are
/// compared. The default implementation cannot answer the question: an override that calls `super` runs it as well.
@MainActor package struct OverridableMethod {
  private let base: AnyClass
  private let slot: Int
  private let implementation: UInt

  /// Finds the method in the table of `base`.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - plain: A direct subclass that overrides nothing.
  ///   - overriding: A direct subclass that overrides this method and nothing else.
  package init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    self.base = base
    slot = MethodTable.slot(of: base, plain: plain, overriding: overriding)
    implementation = MethodTable.words(of: base, as: base)[slot]
  }

  /// Returns whether a class has an implementation of its own, or inherits one from a class below `base`.
  ///
  /// - Parameter type: `base` or a subclass of it.
  /// - Complexity: O(1).
  package func isOverridden(in type: AnyClass) -> Bool {
    MethodTable.words(of: type, as: base)[slot] != implementation
  }
}
