import CoreGraphics
import Foundation

extension TextLayout {
  /// Draws the text with its top left corner at `origin` in the context's user space.
  ///
  /// Text without a color is drawn in `color`. If `rows` is not nil, only lines that intersect this vertical range are
  /// drawn. The range is relative to the top of the layout.
  package func draw(in context: CGContext, at origin: CGPoint, color: CGColor, rows: ClosedRange<CGFloat>? = nil) {
    let lines =
      rows.map { rows in self.lines.filter { $0.top <= rows.upperBound && $0.top + $0.height >= rows.lowerBound } }
      ?? self.lines
    if document.isPlain { return drawLetters(lines, in: context, at: origin, color: color) }
    for line in lines {
      let start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      for index in line.runs {
        let style = document.styles[runs[index].style]
        if let background = style.background {
          context.setFillColor(background)
          context.fill(
            CGRect(
              x: start.x + runs[index].x, y: origin.y + line.top, width: runs[index].width, height: line.height))
        }
      }
      for index in line.runs {
        // White space beyond the end of the line is not decorated.
        var run = runs[index]
        let end = min(run.x + run.width, line.width)
        run.x = max(0, run.x)
        run.width = max(0, end - run.x)
        draw(run, in: context, at: start, color: color)
      }
    }
  }

  private func drawLetters(_ lines: [TextLine], in context: CGContext, at origin: CGPoint, color: CGColor) {
    for line in lines {
      let start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      for index in line.runs where !runs[index].glyphs.isEmpty {
        Runtime.textEngine.draw(
          glyphs[runs[index].glyphs], font: runs[index].font, color: document.styles[runs[index].style].color ?? color,
          at: start, in: context)
      }
    }
  }

  private func draw(_ run: TextLine.Run, in context: CGContext, at start: CGPoint, color: CGColor) {
    let style = document.styles[run.style]
    guard let shadow = style.shadow else { return drawWithoutShadow(run, style, in: context, at: start, color: color) }
    context.saveGState()
    context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    let size = style.font.request.size
    context.beginTransparencyLayer(
      in: CGRect(x: start.x + run.x, y: start.y, width: run.width, height: 0).insetBy(dx: -size * 2, dy: -size * 2),
      auxiliaryInfo: nil)
    drawWithoutShadow(run, style, in: context, at: start, color: color)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func drawWithoutShadow(
    _ run: TextLine.Run, _ style: TextStyle, in context: CGContext, at start: CGPoint, color: CGColor
  ) {
    let baseline = CGPoint(x: start.x, y: start.y - style.baselineOffset)
    if let attachment = style.attachment {
      attachment.draw(
        context,
        CGRect(
          x: start.x + run.x + attachment.bounds.minX, y: start.y - attachment.bounds.maxY,
          width: attachment.bounds.width, height: attachment.bounds.height))
    }
    let textColor = style.color ?? color
    if let underline = style.underline, !(underline.isByWord && run.isSpace) {
      let metrics = style.font.metrics
      drawDecoration(
        underline, from: baseline.x + run.x, width: run.width, y: baseline.y + metrics.underlinePosition,
        thickness: metrics.underlineThickness, color: textColor, in: context)
    }
    if !run.glyphs.isEmpty {
      let runGlyphs = glyphs[run.glyphs]
      if style.strokeWidth == 0 {
        Runtime.textEngine.draw(runGlyphs, font: run.font, color: textColor, at: baseline, in: context)
      } else {
        if style.strokeWidth < 0 {
          Runtime.textEngine.draw(runGlyphs, font: run.font, color: textColor, at: baseline, in: context)
        }
        context.saveGState()
        context.translateBy(x: baseline.x, y: baseline.y)
        context.beginPath()
        context.addPath(Runtime.textEngine.outline(runGlyphs, font: run.font))
        context.setStrokeColor(style.strokeColor ?? textColor)
        context.setLineWidth(abs(style.strokeWidth))
        context.strokePath()
        context.restoreGState()
      }
    }
    if let strikethrough = style.strikethrough, !(strikethrough.isByWord && run.isSpace) {
      let metrics = style.font.metrics
      drawDecoration(
        strikethrough, from: baseline.x + run.x, width: run.width, y: baseline.y - metrics.xHeight / 2,
        thickness: metrics.underlineThickness, color: textColor, in: context)
    }
  }

  /// Draws a decoration whose vertical center is `y`. In a context that is not rotated, the decoration is rounded to
  /// whole pixels.
  private func drawDecoration(
    _ decoration: TextDecoration, from x: CGFloat, width: CGFloat, y: CGFloat, thickness: CGFloat, color: CGColor,
    in context: CGContext
  ) {
    let transform = context.state.transform
    let scale = max(abs(transform.d), 0.01)
    let isUpright = transform.b == 0 && transform.c == 0
    var height = thickness * (decoration.isThick ? 2 : 1)
    if isUpright { height = max(1, (height * scale).rounded()) / scale }
    context.setFillColor(decoration.color ?? color)
    for index in 0..<(decoration.isDouble ? 2 : 1) {
      var top = y - height / 2 + CGFloat(index) * height * 2
      if isUpright { top = ((top * transform.d + transform.ty).rounded() - transform.ty) / transform.d }
      switch decoration.pattern {
      case .solid: context.fill(CGRect(x: x, y: top, width: width, height: height))
      case .dot: fillDashes([1, 1], x: x, width: width, top: top, height: height, in: context)
      case .dash: fillDashes([4, 2], x: x, width: width, top: top, height: height, in: context)
      case .dashDot: fillDashes([4, 2, 1, 2], x: x, width: width, top: top, height: height, in: context)
      case .dashDotDot: fillDashes([4, 2, 1, 2, 1, 2], x: x, width: width, top: top, height: height, in: context)
      }
    }
  }

  /// Draws alternating dashes and gaps. Their lengths are multiples of the decoration's thickness.
  private func fillDashes(
    _ lengths: [CGFloat], x: CGFloat, width: CGFloat, top: CGFloat, height: CGFloat, in context: CGContext
  ) {
    var rects: [CGRect] = []
    var offset: CGFloat = 0
    var index = 0
    while offset < width && rects.count < 10_000 {
      let length = lengths[index % lengths.count] * height
      if index % 2 == 0 {
        rects.append(CGRect(x: x + offset, y: top, width: min(length, width - offset), height: height))
      }
      offset += length
      index += 1
    }
    context.fill(rects)
  }
}
