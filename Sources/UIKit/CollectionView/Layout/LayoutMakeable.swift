import Foundation

// Swift calls only `required` initializers of a class through a generic parameter, and `init()` of a layout is not
// required. `T()` therefore calls the protocol's initializer below. This initializer has no body, and is bound by symbol
// name to the static method after it (UIView+Creation.swift describes the same solution for views).

/// A protocol that declares the initializer of layouts, so that generic code can create a layout of a class `T` that is
/// determined at run time with `T()`. UIKit has no such protocol.
@preconcurrency @MainActor
public protocol LayoutMakeable: ObjectMakeable {}

extension UICollectionViewLayout: LayoutMakeable {}

extension LayoutMakeable {
  /// Creates a layout of the class with its `init()`. Traps if the class has no such initializer.
  @_silgen_name("tessera_make_layout")
  public init()

  @usableFromInline @_silgen_name("tessera_make_layout")
  static func making() -> Self { makeWithInit(self) }
}

extension UICollectionViewLayoutAttributes: LayoutAttributesMakeable {}
