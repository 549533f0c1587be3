import CoreGraphics
import Foundation

/// The values that a sheet provides to the resolvers of its detents.
@MainActor final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ sheet: UISheetPresentationController) {
    containerTraitCollection = sheet.containerView?.traitCollection ?? UITraitCollection()
    maximumDetentValue = sheet.largestDetentValue
  }
}
