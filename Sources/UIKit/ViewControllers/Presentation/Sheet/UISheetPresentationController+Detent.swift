import CoreGraphics
import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as text.
      public let rawValue: String
      /// An identifier with that text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The same without a label.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Up to the top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What a resolver answers for a detent that is not to be used; the same as nil.
    public static let inactive: CGFloat = -1

    /// The detent's name; unique if none was given.
    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// 0.56 of the largest height, in whole pixels (oracle: sheet-medium-2x, sheet-medium-3x); not used in low windows.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let scale = max(1, context.containerTraitCollection.displayScale)
        return (context.maximumDetentValue * 0.56 * scale).rounded(.down) / scale
      }
    }

    /// The largest height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that `resolver` says whenever the sheet is laid out: points without the safe area at the bottom. Nil and
    /// `inactive`: not used; more than the largest height counts as that.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      return Detent(identifier ?? Identifier("tessera.detent.\(SerialNumber.next())"), resolver)
    }

    /// The height in a context, or nil where the detent is not used.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolve(context).flatMap { $0 == Self.inactive || $0.isNaN ? nil : $0 }
    }
  }
}
