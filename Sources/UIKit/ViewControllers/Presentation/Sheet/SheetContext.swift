import CoreGraphics
import Foundation

/// The context in which a sheet's detents are resolved.
@MainActor final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ sheet: UISheetPresentationController) {
    containerTraitCollection = sheet.containerView?.traitCollection ?? UITraitCollection()
    maximumDetentValue = sheet.largestDetentValue
  }
}
