import CoreGraphics
import Foundation

/// The values from which the closures of custom detents calculate the height of a sheet.
@MainActor final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ sheet: UISheetPresentationController) {
    containerTraitCollection = sheet.containerView?.traitCollection ?? UITraitCollection()
    maximumDetentValue = sheet.largestDetentValue
  }
}
