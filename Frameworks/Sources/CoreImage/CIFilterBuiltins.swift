// The filters of `CoreImage.CIFilterBuiltins`, with their default values.

extension CIFilter {
  /// Creates a filter that limits the components of colors.
  ///
  /// - Returns: A filter with the default values.
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.named("CIColorClamp") }
  /// Creates a filter that changes the saturation, brightness and contrast.
  ///
  /// - Returns: A filter with the default values.
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.named("CIColorControls") }
  /// Creates a filter that multiplies colors by a matrix.
  ///
  /// - Returns: A filter with the default values.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.named("CIColorMatrix") }
  /// Creates a filter that changes the exposure.
  ///
  /// - Returns: A filter with the default values.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.named("CIExposureAdjust") }
  /// Creates a filter that changes the brightness of the middle tones.
  ///
  /// - Returns: A filter with the default values.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.named("CIGammaAdjust") }
  /// Creates a filter that rotates the hues.
  ///
  /// - Returns: A filter with the default values.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.named("CIHueAdjust") }
  /// Creates a filter that changes the weak colors.
  ///
  /// - Returns: A filter with the default values.
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.named("CIVibrance") }
  /// Creates a filter that changes the color of white.
  ///
  /// - Returns: A filter with the default values.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter.named("CIWhitePointAdjust")
  }
  /// Creates a filter that changes the temperature and the tint of white.
  ///
  /// - Returns: A filter with the default values.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    BuiltinFilter.named("CITemperatureAndTint")
  }
  /// Creates a filter that changes components by a curve.
  ///
  /// - Returns: A filter with the default values.
  public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter.named("CIToneCurve") }
  /// Creates a filter that converts linear components to those of sRGB.
  ///
  /// - Returns: A filter with the default values.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter.named("CILinearToSRGBToneCurve")
  }
  /// Creates a filter that converts components of sRGB to linear ones.
  ///
  /// - Returns: A filter with the default values.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter.named("CISRGBToneCurveToLinear")
  }
  /// Creates a filter that inverts colors.
  ///
  /// - Returns: A filter with the default values.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.named("CIColorInvert") }
  /// Creates a filter that replaces colors by shades of one color.
  ///
  /// - Returns: A filter with the default values.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.named("CIColorMonochrome") }
  /// Creates a filter that replaces colors by a mixture of two colors.
  ///
  /// - Returns: A filter with the default values.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.named("CIFalseColor") }
  /// Creates a filter that reduces the number of colors.
  ///
  /// - Returns: A filter with the default values.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter.named("CIColorPosterize") }
  /// Creates a filter that replaces colors by those of a table.
  ///
  /// - Returns: A filter with the default values.
  public class func colorCube() -> any CIFilter & CIColorCube { BuiltinFilter.named("CIColorCube") }
  /// Creates a filter that replaces colors by shades of brown.
  ///
  /// - Returns: A filter with the default values.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.named("CISepiaTone") }
  /// Creates a filter that replaces colors by the gray of their largest component.
  ///
  /// - Returns: A filter with the default values.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter.named("CIMaximumComponent")
  }
  /// Creates a filter that replaces colors by the gray of their smallest component.
  ///
  /// - Returns: A filter with the default values.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter.named("CIMinimumComponent")
  }
  /// Creates a filter that replaces colors by white whose alpha is their brightness.
  ///
  /// - Returns: A filter with the default values.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.named("CIMaskToAlpha") }
  /// Creates a filter that makes colors stronger, as an old film does.
  ///
  /// - Returns: A filter with the default values.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectChrome") }
  /// Creates a filter that makes colors weaker, as an old film does.
  ///
  /// - Returns: A filter with the default values.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectFade") }
  /// Creates a filter that shifts colors, as an instant film does.
  ///
  /// - Returns: A filter with the default values.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectInstant") }
  /// Creates a filter that makes a gray image with low contrast.
  ///
  /// - Returns: A filter with the default values.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectMono") }
  /// Creates a filter that makes a gray image with high contrast.
  ///
  /// - Returns: A filter with the default values.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectNoir") }
  /// Creates a filter that makes colors cooler, as an old film does.
  ///
  /// - Returns: A filter with the default values.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectProcess") }
  /// Creates a filter that makes a gray image with normal contrast.
  ///
  /// - Returns: A filter with the default values.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter.named("CIPhotoEffectTonal") }
  /// Creates a filter that makes colors warmer, as an old film does.
  ///
  /// - Returns: A filter with the default values.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.named("CIPhotoEffectTransfer")
  }
  /// Creates a filter that blurs an image with a Gaussian curve.
  ///
  /// - Returns: A filter with the default values.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.named("CIGaussianBlur") }
  /// Creates a filter that blurs an image with the average of squares.
  ///
  /// - Returns: A filter with the default values.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.named("CIBoxBlur") }
  /// Creates a filter that blurs an image with the average of discs.
  ///
  /// - Returns: A filter with the default values.
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.named("CIDiscBlur") }
  /// Creates a filter that blurs an image in one direction.
  ///
  /// - Returns: A filter with the default values.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.named("CIMotionBlur") }
  /// Creates a filter that sharpens an image.
  ///
  /// - Returns: A filter with the default values.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.named("CIUnsharpMask") }
  /// Creates a filter that sharpens the brightness of an image.
  ///
  /// - Returns: A filter with the default values.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.named("CISharpenLuminance")
  }
  /// Creates a filter that adds a glow to an image.
  ///
  /// - Returns: A filter with the default values.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.named("CIBloom") }
  /// Creates a filter that darkens the highlights of an image.
  ///
  /// - Returns: A filter with the default values.
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.named("CIGloom") }
  /// Creates a filter that replaces an image by squares of one color.
  ///
  /// - Returns: A filter with the default values.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
  /// Creates a filter that replaces an image by polygons of one color.
  ///
  /// - Returns: A filter with the default values.
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter.named("CICrystallize") }
  /// Creates a filter that shades the corners of an image.
  ///
  /// - Returns: A filter with the default values.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.named("CIVignette") }
  /// Creates a filter that shades an image outside of a circle.
  ///
  /// - Returns: A filter with the default values.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter.named("CIVignetteEffect") }
  /// Creates a filter that rotates an image around a point, most at the center.
  ///
  /// - Returns: A filter with the default values.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter.named("CITwirlDistortion") }
  /// Creates a filter that enlarges an image around a point.
  ///
  /// - Returns: A filter with the default values.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter.named("CIBumpDistortion") }
  /// Creates a filter that reduces an image around a point.
  ///
  /// - Returns: A filter with the default values.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltinFilter.named("CIPinchDistortion") }
  /// Creates a filter that computes the average color of a rectangle, as an image of one pixel.
  ///
  /// - Returns: A filter with the default values.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.named("CIAreaAverage") }
  /// Creates a filter that extends the edges of an image, and transforms it.
  ///
  /// - Returns: A filter with the default values.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.named("CIAffineClamp") }
  /// Creates a filter that repeats an image, and transforms it.
  ///
  /// - Returns: A filter with the default values.
  public class func affineTile() -> any CIFilter & CIAffineTile { BuiltinFilter.named("CIAffineTile") }
  /// Creates a filter that rotates an image, and enlarges it so that it fills its rectangle.
  ///
  /// - Returns: A filter with the default values.
  public class func straighten() -> any CIFilter & CIStraighten { BuiltinFilter.named("CIStraightenFilter") }
  /// Creates a filter that scales an image. Colors are interpolated as in every transform, without the method of Lanczos.
  ///
  /// - Returns: A filter with the default values.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.named("CILanczosScaleTransform")
  }
  /// Creates a filter that makes a rectangle of four corners of an image.
  ///
  /// - Returns: A filter with the default values.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    BuiltinFilter.named("CIPerspectiveCorrection")
  }
  /// Creates a filter that moves the corners of an image to four points.
  ///
  /// - Returns: A filter with the default values.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    BuiltinFilter.named("CIPerspectiveTransform")
  }
  /// Creates a filter that mixes two images by the brightness of a third one.
  ///
  /// - Returns: A filter with the default values.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.named("CIBlendWithMask") }
  /// Creates a filter that mixes two images by the alpha of a third one.
  ///
  /// - Returns: A filter with the default values.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithAlphaMask {
    BuiltinFilter.named("CIBlendWithAlphaMask")
  }
  /// Creates a filter that dissolves an image into another one.
  ///
  /// - Returns: A filter with the default values.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.named("CIDissolveTransition")
  }
  /// Creates a filter that generates a gradient between two points.
  ///
  /// - Returns: A filter with the default values.
  public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.named("CILinearGradient") }
  /// Creates a filter that generates a gradient between two circles.
  ///
  /// - Returns: A filter with the default values.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter.named("CIRadialGradient") }
  /// Creates a filter that generates a checkerboard.
  ///
  /// - Returns: A filter with the default values.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.named("CICheckerboardGenerator")
  }
  /// Creates a filter that generates vertical stripes.
  ///
  /// - Returns: A filter with the default values.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter.named("CIStripesGenerator")
  }
  /// Creates a filter that generates a QR code.
  ///
  /// - Returns: A filter with the default values.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter.named("CIQRCodeGenerator") }
  /// Creates a filter that generates a bar code.
  ///
  /// - Returns: A filter with the default values.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter.named("CICode128BarcodeGenerator")
  }
  /// Creates a filter that shows an image above another one.
  ///
  /// - Returns: A filter with the default values.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceOverCompositing")
  }
  /// Creates a filter that shows an image where another one is opaque.
  ///
  /// - Returns: A filter with the default values.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceInCompositing")
  }
  /// Creates a filter that shows an image where another one is transparent.
  ///
  /// - Returns: A filter with the default values.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceOutCompositing")
  }
  /// Creates a filter that shows an image above another one, where that is opaque.
  ///
  /// - Returns: A filter with the default values.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISourceAtopCompositing")
  }
  /// Creates a filter that adds the components of two images.
  ///
  /// - Returns: A filter with the default values.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIAdditionCompositing")
  }
  /// Creates a filter that multiplies the components of two images.
  ///
  /// - Returns: A filter with the default values.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMultiplyCompositing")
  }
  /// Creates a filter that takes the larger components of two images.
  ///
  /// - Returns: A filter with the default values.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMaximumCompositing")
  }
  /// Creates a filter that takes the smaller components of two images.
  ///
  /// - Returns: A filter with the default values.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMinimumCompositing")
  }
  /// Creates a filter that mixes two images: it multiplies their components.
  ///
  /// - Returns: A filter with the default values.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIMultiplyBlendMode")
  }
  /// Creates a filter that mixes two images: it multiplies their inverted components.
  ///
  /// - Returns: A filter with the default values.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIScreenBlendMode")
  }
  /// Creates a filter that mixes two images: it multiplies the components of a dark background and screens those of a light
  /// one.
  ///
  /// - Returns: A filter with the default values.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIOverlayBlendMode")
  }
  /// Creates a filter that mixes two images: it takes the darker components.
  ///
  /// - Returns: A filter with the default values.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDarkenBlendMode")
  }
  /// Creates a filter that mixes two images: it takes the lighter components.
  ///
  /// - Returns: A filter with the default values.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILightenBlendMode")
  }
  /// Creates a filter that mixes two images: it makes the background lighter by the image.
  ///
  /// - Returns: A filter with the default values.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorDodgeBlendMode")
  }
  /// Creates a filter that mixes two images: it makes the background darker by the image.
  ///
  /// - Returns: A filter with the default values.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIColorBurnBlendMode")
  }
  /// Creates a filter that mixes two images: it multiplies by a dark image and screens by a light one.
  ///
  /// - Returns: A filter with the default values.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIHardLightBlendMode")
  }
  /// Creates a filter that mixes two images: it makes the background gently darker or lighter by the image.
  ///
  /// - Returns: A filter with the default values.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISoftLightBlendMode")
  }
  /// Creates a filter that mixes two images: it takes the difference of their components.
  ///
  /// - Returns: A filter with the default values.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDifferenceBlendMode")
  }
  /// Creates a filter that mixes two images: it takes the difference of their components with less contrast.
  ///
  /// - Returns: A filter with the default values.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIExclusionBlendMode")
  }
  /// Creates a filter that mixes two images: it adds their components.
  ///
  /// - Returns: A filter with the default values.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILinearDodgeBlendMode")
  }
  /// Creates a filter that mixes two images: it adds their components and subtracts 1.
  ///
  /// - Returns: A filter with the default values.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILinearBurnBlendMode")
  }
  /// Creates a filter that mixes two images: it subtracts the image from the background.
  ///
  /// - Returns: A filter with the default values.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISubtractBlendMode")
  }
  /// Creates a filter that mixes two images: it divides the background by the image.
  ///
  /// - Returns: A filter with the default values.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CIDivideBlendMode")
  }
  /// Creates a filter that mixes two images: it takes the hue of the image.
  ///
  /// - Returns: A filter with the default values.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIHueBlendMode") }
  /// Creates a filter that mixes two images: it takes the saturation of the image.
  ///
  /// - Returns: A filter with the default values.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CISaturationBlendMode")
  }
  /// Creates a filter that mixes two images: it takes the hue and the saturation of the image.
  ///
  /// - Returns: A filter with the default values.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter.named("CIColorBlendMode") }
  /// Creates a filter that mixes two images: it takes the brightness of the image.
  ///
  /// - Returns: A filter with the default values.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.named("CILuminosityBlendMode")
  }
}
