import CoreGraphics
import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// A name that identifies a detent in its sheet.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string that identifies the detent.
      public let rawValue: String
      /// Creates an identifier from a string.
      ///
      /// - Parameter rawValue: The string that identifies the detent.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a string.
      ///
      /// - Parameter rawValue: The string that identifies the detent.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of the detent at about half of the window's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the detent at the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The value that a resolver returns for a detent that is not available. This value has the same effect as nil.
    public static let inactive: CGFloat = -1

    /// The identifier of the detent. If no identifier was specified, one is generated.
    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// Returns the detent at 0.56 of the largest height, in whole pixels (measured on UIKit, cases `sheet-medium-2x`
    /// and `sheet-medium-3x` of Tests/Oracle, and docs/measurements.md, 16.11: 356.5 of 356.72 and 623.5 of 623.28). The
    /// detent is not available in a compact height.
    ///
    /// - Returns: The detent with the identifier `medium`.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let scale = max(1, context.containerTraitCollection.displayScale)
        return (context.maximumDetentValue * 0.56 * scale).rounded() / scale
      }
    }

    /// Returns the detent at the largest height of the sheet.
    ///
    /// - Returns: The detent with the identifier `large`.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, or nil to generate one.
    ///   - resolver: A closure that returns the height in points, without the safe area at the bottom. The closure is
    ///     called whenever the sheet is laid out. If it returns nil or `inactive`, the detent is not available. The
    ///     height is limited to the largest height of the sheet.
    /// - Returns: The custom detent.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      return Detent(identifier ?? Identifier("tessera.detent.\(SerialNumber.next())"), resolver)
    }

    /// Returns the height of the detent for the context of a sheet.
    ///
    /// - Parameter context: The context, with the sheet's traits and largest height.
    /// - Returns: The height in points, or nil if the detent is not available.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolve(context).flatMap { $0 == Self.inactive || $0.isNaN ? nil : $0 }
    }
  }
}
