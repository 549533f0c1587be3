import CoreGraphics
import Foundation

// The protocols of the filters that `CIFilter.sepiaTone()` and the like create, with the values of each.

/// A filter with an output image.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The result, or nil if a value that the filter needs is missing.
  var outputImage: CIImage? { get }
}

/// The values of `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The lowest red, green, blue and alpha. The default is 0 for each.
  var minComponents: CIVector { get set }
  /// The highest red, green, blue and alpha. The default is 1 for each.
  var maxComponents: CIVector { get set }
}

/// The values of `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The strength of the colors. 0 makes the image gray, and the default, 1, leaves it as it is. The usual range is 0 to 2.
  var saturation: Float { get set }
  /// A value that is added to each component. The default is 0, and the usual range is -1 to 1.
  var brightness: Float { get set }
  /// The factor of the distance of each component from the middle. The default is 1, and the usual range is 0.25 to 4.
  var contrast: Float { get set }
}

/// The values of `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The factors of the components in the new red. The default is (1, 0, 0, 0).
  var rVector: CIVector { get set }
  /// The factors of the components in the new green. The default is (0, 1, 0, 0).
  var gVector: CIVector { get set }
  /// The factors of the components in the new blue. The default is (0, 0, 1, 0).
  var bVector: CIVector { get set }
  /// The factors of the components in the new alpha. The default is (0, 0, 0, 1).
  var aVector: CIVector { get set }
  /// A vector that is added to the result. The default is 0 for each component.
  var biasVector: CIVector { get set }
}

/// The values of `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The change of the exposure in steps: each doubles the light. The default is 0. Values beyond -40 and 40 have their effect.
  var ev: Float { get set }
}

/// The values of `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The exponent of each component. The default is 1, and the usual range is 0.25 to 4.
  var power: Float { get set }
}

/// The values of `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The rotation of the hues, in radians. The default is 0.
  var angle: Float { get set }
}

/// The values of `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The change of the weak colors. The default is 0, and the usual range is -1 to 1.
  var amount: Float { get set }
}

/// The values of `CIWhitePointAdjust`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The color that white becomes. The default is white.
  var color: CIColor { get set }
}

/// The values of `CITemperatureAndTint`.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The temperature of the present white, in kelvins, and its tint. The default is (6500, 0). Temperatures are limited to 4000
  /// through 25000, and tints to -150 through 150.
  var neutral: CIVector { get set }
  /// The temperature of the new white, in kelvins, and its tint. The default is (6500, 0). The limits are those of `neutral`.
  var targetNeutral: CIVector { get set }
}

/// The values of `CIToneCurve`.
public protocol CIToneCurve: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The first point of the curve: an input and its output. The default is (0, 0).
  var point0: CGPoint { get set }
  /// The second point of the curve: an input and its output. The default is (0.25, 0.25).
  var point1: CGPoint { get set }
  /// The third point of the curve: an input and its output. The default is (0.5, 0.5).
  var point2: CGPoint { get set }
  /// The fourth point of the curve: an input and its output. The default is (0.75, 0.75).
  var point3: CGPoint { get set }
  /// The fifth point of the curve: an input and its output. The default is (1, 1).
  var point4: CGPoint { get set }
}

/// The values of `CILinearToSRGBToneCurve`.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
}

/// The values of `CISRGBToneCurveToLinear`.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
}

/// The values of `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
}

/// The values of `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The color that white becomes. The default is a brown, (0.6, 0.45, 0.3).
  var color: CIColor { get set }
  /// The part of the new color in the result, from 0 to 1. The default is 1.
  var intensity: Float { get set }
}

/// The values of `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The color that black becomes. The default is a dark red, (0.3, 0, 0).
  var color0: CIColor { get set }
  /// The color that white becomes. The default is a light yellow, (1, 0.9, 0.8).
  var color1: CIColor { get set }
}

/// The values of `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The number of values of each component. The default is 6. A number below 2 counts as 2.
  var levels: Float { get set }
}

/// The values of `CIColorCube`.
public protocol CIColorCube: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The number of colors along a side of the cube, from 2 to 128. The default is 2.
  var cubeDimension: Float { get set }
  /// The colors of the cube: four numbers of type `Float` for each, red first. If there are too few, an error is reported and
  /// there is no result.
  var cubeData: Data { get set }
}

/// The values of `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The part of the new color in the result, from 0 to 1. The default is 1.
  var intensity: Float { get set }
}

/// The values of `CIMaximumComponent`.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
}

/// The values of `CIMinimumComponent`.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
}

/// The values of `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
}

/// The values of the photo effects.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
}

/// The values of `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The standard deviation of the blur, in pixels. The default is 10, and the largest value is 500.
  var radius: Float { get set }
}

/// The values of `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The distance of the farthest pixels that are mixed, in pixels. The default is 10, and the largest value is 500.
  var radius: Float { get set }
}

/// The values of `CIDiscBlur`.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The radius of the disc, in pixels. The default is 8, and the largest value is 100.
  var radius: Float { get set }
}

/// The values of `CIMotionBlur`.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The distance of the farthest pixels that are mixed, in pixels. The default is 20, and the largest value is 200.
  var radius: Float { get set }
  /// The direction of the movement, in radians. The default is 0, to the right.
  var angle: Float { get set }
}

/// The values of `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The standard deviation of the blur with which the image is compared, in pixels. The default is 2.5.
  var radius: Float { get set }
  /// The strength of the sharpening. The default is 0.5, and the usual range is 0 to 1.
  var intensity: Float { get set }
}

/// The values of `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The standard deviation of the blur with which the image is compared, in pixels. The default is 1.69.
  var radius: Float { get set }
  /// The strength of the sharpening. The default is 0.4, and the usual range is 0 to 2.
  var sharpness: Float { get set }
}

/// The values of `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The standard deviation of the glow, in pixels. The default is 10.
  var radius: Float { get set }
  /// The strength of the glow. The default is 0.5, and the usual range is 0 to 1.
  var intensity: Float { get set }
}

/// The values of `CIGloom`.
public protocol CIGloom: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The standard deviation of the blur, in pixels. The default is 10.
  var radius: Float { get set }
  /// The strength of the effect. The default is 0.5, and the usual range is 0 to 1.
  var intensity: Float { get set }
}

/// The values of `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The origin of the grid of squares, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// The side of a square, in pixels. The default is 8. Values are limited to 1 through 1000.
  var scale: Float { get set }
}

/// The values of `CICrystallize`.
public protocol CICrystallize: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The size of a crystal, in pixels. The default is 20, and the smallest value is 1.
  var radius: Float { get set }
  /// The origin of the grid of crystals, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
}

/// The values of `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The strength of the shade at the corners. Negative values make them lighter. The default is 0, and values are limited to
  /// -1 through 1.
  var intensity: Float { get set }
  /// The reach of the shade from the corners. The default is 1, and values are limited to 0.05 through 2.
  var radius: Float { get set }
}

/// The values of `CIVignetteEffect`.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The center of the circle without a shade, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// The radius of the circle, in pixels. The default is 150.
  var radius: Float { get set }
  /// The strength of the shade. The default is 1, and the usual range is -1 to 1.
  var intensity: Float { get set }
  /// The width of the transition as a fraction of the diameter. The default is 0.5.
  var falloff: Float { get set }
}

/// The values of `CITwirlDistortion`.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The center of the rotation, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// The radius of the circle that is changed, in pixels. The default is 300. With 0 the image is not changed.
  var radius: Float { get set }
  /// The rotation at the center, in radians. The default is π.
  var angle: Float { get set }
}

/// The values of `CIBumpDistortion`.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The center of the bump, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// The radius of the circle that is changed, in pixels. The default is 300. With 0 the image is not changed.
  var radius: Float { get set }
  /// The height of the bump. Negative values make a dent. The default is 0.5, and the usual range is -1 to 1.
  var scale: Float { get set }
}

/// The values of `CIPinchDistortion`.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The center of the pinch, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// The radius of the circle that is changed, in pixels. The default is 300. With 0 the image is not changed.
  var radius: Float { get set }
  /// The strength of the pinch. The default is 0.5, and values are limited to -2 through 2.
  var scale: Float { get set }
}

/// The values of `CIAreaAverage`.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The rectangle whose average is computed, in pixels. The default is (0, 0, 640, 80). It has at most 128 million pixels.
  var extent: CGRect { get set }
}

/// The values of `CIAffineClamp`.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The transform after the edges were extended. The default is the identity.
  var transform: CGAffineTransform { get set }
}

/// The values of `CIAffineTile`.
public protocol CIAffineTile: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The transform after the image was repeated. The default is the identity.
  var transform: CGAffineTransform { get set }
}

/// The values of `CIStraightenFilter`.
public protocol CIStraighten: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The rotation, in radians. The default is 0.
  var angle: Float { get set }
}

/// The values of `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The factor of the height. The default is 1, and the usual range is 0.05 to 1.5.
  var scale: Float { get set }
  /// An additional factor of the width. The default is 1, and the usual range is 0.5 to 2.
  var aspectRatio: Float { get set }
}

/// The values of `CIPerspectiveCorrection`.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The corner of the image that becomes the upper left one, in pixels. The default is (118, 484).
  var topLeft: CGPoint { get set }
  /// The corner of the image that becomes the upper right one, in pixels. The default is (646, 507).
  var topRight: CGPoint { get set }
  /// The corner of the image that becomes the lower right one, in pixels. The default is (548, 140).
  var bottomRight: CGPoint { get set }
  /// The corner of the image that becomes the lower left one, in pixels. The default is (155, 153).
  var bottomLeft: CGPoint { get set }
}

/// The values of `CIPerspectiveTransform`.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  /// The image to change, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The position of the upper left corner in the result, in pixels. The default is (118, 484).
  var topLeft: CGPoint { get set }
  /// The position of the upper right corner in the result, in pixels. The default is (646, 507).
  var topRight: CGPoint { get set }
  /// The position of the lower right corner in the result, in pixels. The default is (548, 140).
  var bottomRight: CGPoint { get set }
  /// The position of the lower left corner in the result, in pixels. The default is (155, 153).
  var bottomLeft: CGPoint { get set }
}

/// The values of `CIBlendWithMask`.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image above, or nil. Without one the result is the image below.
  var inputImage: CIImage? { get set }
  /// The image below, or nil. Without one it is transparent.
  var backgroundImage: CIImage? { get set }
  /// The image whose brightness determines the part of the image above, or nil. Without one the result is the image above.
  var maskImage: CIImage? { get set }
}

/// The values of `CIBlendWithAlphaMask`.
public protocol CIBlendWithAlphaMask: CIFilterProtocol {
  /// The image above, or nil. Without one the result is the image below.
  var inputImage: CIImage? { get set }
  /// The image below, or nil. Without one it is transparent.
  var backgroundImage: CIImage? { get set }
  /// The image whose alpha determines the part of the image above, or nil. Without one the result is the image above.
  var maskImage: CIImage? { get set }
}

/// The values of `CIDissolveTransition`.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The image at the beginning, or nil. Without one there is no result.
  var inputImage: CIImage? { get set }
  /// The image at the end, or nil. Without one the result is the first image.
  var targetImage: CIImage? { get set }
  /// The progress from 0 to 1. The default is 0.
  var time: Float { get set }
}

/// The values of `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
  /// The position of the first color, in pixels. The default is (0, 0).
  var point0: CGPoint { get set }
  /// The position of the second color, in pixels. The default is (200, 200).
  var point1: CGPoint { get set }
  /// The first color. The default is white.
  var color0: CIColor { get set }
  /// The second color. The default is black.
  var color1: CIColor { get set }
}

/// The values of `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center of the circles, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// The radius of the circle with the first color, in pixels. The default is 5.
  var radius0: Float { get set }
  /// The radius of the circle with the second color, in pixels. The default is 100.
  var radius1: Float { get set }
  /// The color of the inner circle. The default is white.
  var color0: CIColor { get set }
  /// The color of the outer circle. The default is black.
  var color1: CIColor { get set }
}

/// The values of `CICheckerboardGenerator`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The corner of a square, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// The color of the first squares. The default is white.
  var color0: CIColor { get set }
  /// The color of the other squares. The default is black.
  var color1: CIColor { get set }
  /// The width of the squares, in pixels. The default is 80.
  var width: Float { get set }
  /// The sharpness of the edges. The value is stored but has no effect: the edges are sharp.
  var sharpness: Float { get set }
}

/// The values of `CIStripesGenerator`.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// A point on the edge of a stripe, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// The color of the first stripes. The default is white.
  var color0: CIColor { get set }
  /// The color of the other stripes. The default is black.
  var color1: CIColor { get set }
  /// The width of the stripes, in pixels. The default is 80.
  var width: Float { get set }
  /// The sharpness of the edges. The value is stored but has no effect: the edges are sharp.
  var sharpness: Float { get set }
}

/// The values of `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the code. Without any there is no result, and too many are reported.
  var message: Data { get set }
  /// The part of the code that may be damaged: L, M, Q or H. The default is M, and another text is reported.
  var correctionLevel: String { get set }
}

/// The values of `CICode128BarcodeGenerator`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The text of the code: 1 to 80 printable characters of ASCII. Another one is reported.
  var message: Data { get set }
  /// The empty space at each side, in pixels. The default is 10, and the largest value is 100.
  var quietSpace: Float { get set }
  /// The height of the code, in pixels. The default is 32, and values are limited to 1 through 500.
  var barcodeHeight: Float { get set }
}

/// The values of the filters that combine two images.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image above, or nil. Without one the result is the image below.
  var inputImage: CIImage? { get set }
  /// The image below, or nil. Without one the result is the image above.
  var backgroundImage: CIImage? { get set }
}
