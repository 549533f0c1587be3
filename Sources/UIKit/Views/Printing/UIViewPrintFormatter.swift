import Foundation

/// An object that lays out the content of a view over the pages of a print job. `UIView.viewPrintFormatter()` returns
/// such a formatter.
///
/// A view that is wider than the page is scaled down. A view that is higher than the page continues on the next one.
open class UIViewPrintFormatter: UIPrintFormatter {
  private let printedView: UIView

  init(_ view: UIView) {
    printedView = view
    super.init()
  }

  /// The view whose content is printed.
  open var view: UIView { printedView }

  private func scale(_ width: CGFloat) -> CGFloat {
    printedView.bounds.width > width ? width / printedView.bounds.width : 1
  }

  package override func contentRanges(width: CGFloat, firstHeight: CGFloat, height: CGFloat) -> [Range<CGFloat>] {
    let total = printedView.bounds.height * scale(width)
    var result: [Range<CGFloat>] = []
    var top: CGFloat = 0
    while top < total, result.count < 10_000 {
      let bottom = min(total, top + (result.isEmpty ? firstHeight : height))
      result.append(top..<bottom)
      top = bottom
    }
    return result
  }

  package override func drawContent(_ range: Range<CGFloat>, in rect: CGRect, _ context: CGContext) {
    let scale = scale(rect.width)
    let bounds = printedView.bounds
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - range.lowerBound)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    printedView.draw(bounds, for: self)
    context.restoreGState()
  }

  package override func makeCopy() -> UIPrintFormatter { printedView.viewPrintFormatter() }

  /// Draws an image of a view and its subviews into the current context. The image has 300 pixels per inch, or fewer if
  /// a side would be longer than 8192 pixels.
  static func drawPicture(of view: UIView) {
    let format = UIGraphicsImageRendererFormat()
    let limit = max(1, 8192 / max(view.bounds.width, view.bounds.height, 1))
    // A point is 1/72 of an inch.
    format.scale = min(300 / 72, limit)
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    image.draw(in: view.bounds)
  }
}
