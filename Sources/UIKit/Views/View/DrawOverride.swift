import Foundation

/// Tells whether a view class overrides `draw(_:)`: only then is a bitmap made for it.
///
/// UIKit asks the Objective-C runtime. Here the class's method table is compared with `UIView`'s: the place of `draw(_:)`
/// in it is where a subclass that overrides nothing else differs from `UIView` and one that overrides nothing does not.
@MainActor package enum DrawOverride {
  private final class Plain: UIView {}
  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private static var known: [ObjectIdentifier: Bool] = [:]

  package static func exists(in type: UIView.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = table(type)[slot] != table(UIView.self)[slot]
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  /// The place of `draw(_:)`, in words from the start of a class object.
  private static let slot: Int = {
    let base = table(UIView.self)
    let plain = table(Plain.self)
    let drawing = table(Drawing.self)
    let found = base.indices.filter { base[$0] == plain[$0] && base[$0] != drawing[$0] }
    precondition(found.count == 1, "the method table of UIView is not laid out as expected: \(found)")
    return found[0]
  }()

  /// The words of a class object that it has in common with `UIView`'s: their number stands in `UIView`'s own header.
  private static func table(_ type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let own = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let base = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
    let size = Int(base.load(fromByteOffset: 32, as: UInt32.self)) - Int(base.load(fromByteOffset: 36, as: UInt32.self))
    return UnsafeBufferPointer(start: own.assumingMemoryBound(to: UInt.self), count: size / 8)
  }
}
