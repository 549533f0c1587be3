// The keys of filters, with the texts that Core Image has. Source: Apple's "CIFilter.h".

/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image below another one.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that determines where others are visible.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the progress of a transition, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of a scale or a size.
public let kCIInputScaleKey = "inputScale"
/// The key of an affine transform, as an `NSValue`.
public let kCIInputTransformKey = "inputTransform"
/// The key of a factor of the width.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a center, as a `CIVector` in pixels.
public let kCIInputCenterKey = "inputCenter"
/// The key of a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of the sharpness of edges.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the strength of an effect.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a change of the exposure, in steps that double the light.
public let kCIInputEVKey = "inputEV"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a color, as a `CIColor`.
public let kCIInputColorKey = "inputColor"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of a rectangle, as a `CIVector` in pixels.
public let kCIInputExtentKey = "inputExtent"
/// The key of a value that is added to each component. No filter here has it.
public let kCIInputBiasKey = "inputBias"
/// The key of the factors of neighbors. No filter here has it.
public let kCIInputWeightsKey = "inputWeights"
/// The key of an image with a gradient. No filter here has it.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of an image with a shading. No filter here has it.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of the strength of a change.
public let kCIInputAmountKey = "inputAmount"
/// The key of the refraction of glass. No filter here has it.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of the result of a filter.
public let kCIOutputImageKey = "outputImage"

/// The key of the name of a filter in its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the displayed name of a filter in its attributes, which is in English.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of the categories of a filter in its attributes.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of the class of a value in the attributes of a filter.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of the type of a value. The attributes of filters do not have it here.
public let kCIAttributeType = "CIAttributeType"
/// The key of the smallest value. The attributes of filters do not have it here.
public let kCIAttributeMin = "CIAttributeMin"
/// The key of the largest value. The attributes of filters do not have it here.
public let kCIAttributeMax = "CIAttributeMax"
/// The key of the lower end of the usual range in the attributes of a filter.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of the upper end of the usual range in the attributes of a filter.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key of the default in the attributes of a filter.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of the value without an effect. The attributes of filters do not have it here.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The key of the name of a value. The attributes of filters do not have it here.
public let kCIAttributeName = "CIAttributeName"
/// The key of the displayed name of a value. The attributes of filters do not have it here.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The key of the description of a value. The attributes of filters do not have it here.
public let kCIAttributeDescription = "CIAttributeDescription"

/// The category of filters that move pixels.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// The category of filters that transform or crop images.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters that combine two images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters that imitate print. No filter here has it.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// The category of filters that correct colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters that replace colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of filters that turn one image into another.
public let kCICategoryTransition = "CICategoryTransition"
/// The category of filters that repeat images.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category of filters that generate images.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of filters that compute values of images.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of filters that generate gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of filters that imitate paintings.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of filters that sharpen images.
public let kCICategorySharpen = "CICategorySharpen"
/// The category of filters that blur images.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters for videos, which all filters here have.
public let kCICategoryVideo = "CICategoryVideo"
/// The category of filters for still images, which all filters here have.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category of filters of Core Image, which all filters here have.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
