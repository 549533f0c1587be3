import CoreGraphics
import Foundation

/// A filter whose values are also properties.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  @StoredValue("inputImage") var inputImage: CIImage?
  @StoredValue("inputBackgroundImage") var backgroundImage: CIImage?
  @StoredValue("inputMaskImage") var maskImage: CIImage?
  @StoredValue("inputTargetImage") var targetImage: CIImage?
  @StoredValue("inputTime") var time: Float
  @StoredValue("inputRadius") var radius: Float
  @StoredValue("inputIntensity") var intensity: Float
  @StoredValue("inputScale") var scale: Float
  @StoredValue("inputAngle") var angle: Float
  @StoredValue("inputCenter") var center: CGPoint
  @StoredValue("inputColor") var color: CIColor
  @StoredValue("inputColor0") var color0: CIColor
  @StoredValue("inputColor1") var color1: CIColor
  @StoredValue("inputPoint0") var point0: CGPoint
  @StoredValue("inputPoint1") var point1: CGPoint
  @StoredValue("inputPoint2") var point2: CGPoint
  @StoredValue("inputPoint3") var point3: CGPoint
  @StoredValue("inputPoint4") var point4: CGPoint
  @StoredValue("inputRadius0") var radius0: Float
  @StoredValue("inputRadius1") var radius1: Float
  @StoredValue("inputSharpness") var sharpness: Float
  @StoredValue("inputFalloff") var falloff: Float
  @StoredValue("inputExtent") var extent: CGRect
  @StoredValue("inputTransform") var transform: CGAffineTransform
  @StoredValue("inputSaturation") var saturation: Float
  @StoredValue("inputBrightness") var brightness: Float
  @StoredValue("inputContrast") var contrast: Float
  @StoredValue("inputRVector") var rVector: CIVector
  @StoredValue("inputGVector") var gVector: CIVector
  @StoredValue("inputBVector") var bVector: CIVector
  @StoredValue("inputAVector") var aVector: CIVector
  @StoredValue("inputBiasVector") var biasVector: CIVector
  @StoredValue("inputMinComponents") var minComponents: CIVector
  @StoredValue("inputMaxComponents") var maxComponents: CIVector
  @StoredValue("inputEV") var ev: Float
  @StoredValue("inputPower") var power: Float
  @StoredValue("inputAmount") var amount: Float
  @StoredValue("inputNeutral") var neutral: CIVector
  @StoredValue("inputTargetNeutral") var targetNeutral: CIVector
  @StoredValue("inputLevels") var levels: Float
  @StoredValue("inputCubeDimension") var cubeDimension: Float
  @StoredValue("inputCubeData") var cubeData: Data
  @StoredValue("inputMessage") var message: Data
  @StoredValue("inputCorrectionLevel") var correctionLevel: String
  @StoredValue("inputQuietSpace") var quietSpace: Float
  @StoredValue("inputBarcodeHeight") var barcodeHeight: Float
  @StoredValue("inputWidth") var width: Float
  @StoredValue("inputAspectRatio") var aspectRatio: Float
  @StoredValue("inputTopLeft") var topLeft: CGPoint
  @StoredValue("inputTopRight") var topRight: CGPoint
  @StoredValue("inputBottomLeft") var bottomLeft: CGPoint
  @StoredValue("inputBottomRight") var bottomRight: CGPoint

  /// Creates a filter that is in the list.
  static func named(_ name: String) -> BuiltinFilter {
    guard let definition = FilterDefinition.all[name] else { preconditionFailure("Core Image: no filter \(name)") }
    return BuiltinFilter(definition)
  }
}

extension BuiltinFilter: CIAffineClamp, CIAffineTile, CIAreaAverage, CIBlendWithAlphaMask, CIBlendWithMask, CIBloom,
  CIBoxBlur, CIBumpDistortion, CICheckerboardGenerator, CICode128BarcodeGenerator, CIColorClamp, CIColorControls,
  CIColorCube, CIColorInvert, CIColorMatrix, CIColorMonochrome, CIColorPosterize, CICrystallize, CIDiscBlur,
  CIDissolveTransition, CIExposureAdjust, CIFalseColor, CIGammaAdjust, CIGaussianBlur, CIGloom, CIHueAdjust,
  CILanczosScaleTransform, CILinearGradient, CILinearToSRGBToneCurve, CIMaskToAlpha, CIMaximumComponent,
  CIMinimumComponent, CIMotionBlur, CIPerspectiveCorrection, CIPerspectiveTransform, CIPhotoEffect, CIPinchDistortion,
  CIPixellate, CIQRCodeGenerator, CIRadialGradient, CISRGBToneCurveToLinear, CISepiaTone, CISharpenLuminance,
  CIStraighten, CIStripesGenerator, CITemperatureAndTint, CIToneCurve, CITwirlDistortion, CIUnsharpMask, CIVibrance,
  CIVignette, CIVignetteEffect, CIWhitePointAdjust, CICompositeOperation
{}
