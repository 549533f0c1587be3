import CoreGraphics
import Foundation

/// A filter whose values are also properties.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var time: Float {
    get { number("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var point2: CGPoint {
    get { point("inputPoint2") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
  }
  var point3: CGPoint {
    get { point("inputPoint3") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
  }
  var point4: CGPoint {
    get { point("inputPoint4") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  var extent: CGRect {
    get { rect("inputExtent") }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var transform: CGAffineTransform {
    get { transform("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var neutral: CIVector {
    get { vector("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var targetNeutral: CIVector {
    get { vector("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var cubeDimension: Float {
    get { number("inputCubeDimension") }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }
  var cubeData: Data {
    get { data("inputCubeData") }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
  var message: Data {
    get { data("inputMessage") }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { text("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var topLeft: CGPoint {
    get { point("inputTopLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }
  var topRight: CGPoint {
    get { point("inputTopRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }
  var bottomLeft: CGPoint {
    get { point("inputBottomLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }
  var bottomRight: CGPoint {
    get { point("inputBottomRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }

  private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
  private func number(_ key: String) -> Float { (value(forKey: key) as? NSNumber)?.floatValue ?? 0 }
  private func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector([]) }
  private func point(_ key: String) -> CGPoint { vector(key).cgPointValue }
  private func rect(_ key: String) -> CGRect { vector(key).cgRectValue }
  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .black }
  private func data(_ key: String) -> Data { value(forKey: key) as? Data ?? Data() }
  private func text(_ key: String) -> String { value(forKey: key) as? String ?? "" }
  private func transform(_ key: String) -> CGAffineTransform { value(forKey: key) as? CGAffineTransform ?? .identity }

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
