import CoreGraphics
import Foundation

@MainActor final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ sheet: UISheetPresentationController) {
    containerTraitCollection = sheet.containerView?.traitCollection ?? UITraitCollection()
    maximumDetentValue = sheet.largestDetentValue
  }
}
