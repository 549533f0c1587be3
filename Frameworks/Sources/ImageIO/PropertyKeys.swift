// The keys and values of properties, with the texts that ImageIO has. Source: Apple's "CGImageProperties.h".

// MARK: The file and its images

/// The key of the size of the file, in bytes.
public let kCGImagePropertyFileSize = "FileSize"
/// The key of the width of the image, in pixels.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// The key of the height of the image, in pixels.
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// The key of the horizontal resolution, in pixels per inch.
public let kCGImagePropertyDPIWidth = "DPIWidth"
/// The key of the vertical resolution, in pixels per inch.
public let kCGImagePropertyDPIHeight = "DPIHeight"
/// The key of the number of bits of each component of a pixel.
public let kCGImagePropertyDepth = "Depth"
/// The key of the orientation, from 1 to 8 as in EXIF.
public let kCGImagePropertyOrientation = "Orientation"
/// The key of a Boolean value that indicates whether components are floating-point numbers.
public let kCGImagePropertyIsFloat = "IsFloat"
/// The key of a Boolean value that indicates whether pixels are indices of a palette.
public let kCGImagePropertyIsIndexed = "IsIndexed"
/// The key of a Boolean value that indicates whether the image has an alpha channel.
public let kCGImagePropertyHasAlpha = "HasAlpha"
/// The key of the color model.
public let kCGImagePropertyColorModel = "ColorModel"
/// The key of the name of the color profile.
public let kCGImagePropertyProfileName = "ProfileName"

// MARK: The names of dictionaries

/// The key of the dictionary of GIF.
public let kCGImagePropertyGIFDictionary = "{GIF}"
/// The key of the dictionary of PNG.
public let kCGImagePropertyPNGDictionary = "{PNG}"
/// The key of the dictionary of WebP.
public let kCGImagePropertyWebPDictionary = "{WebP}"
/// The key of the dictionary of JFIF.
public let kCGImagePropertyJFIFDictionary = "{JFIF}"
/// The key of the dictionary of TIFF.
public let kCGImagePropertyTIFFDictionary = "{TIFF}"
/// The key of the dictionary of EXIF.
public let kCGImagePropertyExifDictionary = "{Exif}"
/// The key of the dictionary of the position.
public let kCGImagePropertyGPSDictionary = "{GPS}"
/// The key of the dictionary of IPTC.
public let kCGImagePropertyIPTCDictionary = "{IPTC}"

// MARK: The values of `kCGImagePropertyColorModel`

/// The color model of red, green and blue.
public let kCGImagePropertyColorModelRGB = "RGB"
/// The color model with gray only.
public let kCGImagePropertyColorModelGray = "Gray"
/// The color model of cyan, magenta, yellow and black.
public let kCGImagePropertyColorModelCMYK = "CMYK"
/// The color model L*a*b*.
public let kCGImagePropertyColorModelLab = "Lab"

// MARK: The dictionary of GIF

/// The key of the number of times that the animation is shown, or 0 if it is repeated forever.
public let kCGImagePropertyGIFLoopCount = "LoopCount"
/// The key of the time for which the frame is shown, in seconds. A time that is too short for viewers is
/// replaced by the shortest one that they use.
public let kCGImagePropertyGIFDelayTime = "DelayTime"
/// The key of the time for which the frame is shown, in seconds, as in the file.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
/// The key of the palette of the image.
public let kCGImagePropertyGIFImageColorMap = "ImageColorMap"
/// The key of a Boolean value that indicates whether the frames share a palette.
public let kCGImagePropertyGIFHasGlobalColorMap = "HasGlobalColorMap"
/// The key of the width of the animation, in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth = "CanvasPixelWidth"
/// The key of the height of the animation, in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight = "CanvasPixelHeight"

// MARK: The dictionary of PNG

/// The key of the number of times that the animation is shown, or 0 if it is repeated forever.
public let kCGImagePropertyAPNGLoopCount = "LoopCount"
/// The key of the time for which the frame is shown, in seconds. A time that is too short for viewers is
/// replaced by the shortest one that they use.
public let kCGImagePropertyAPNGDelayTime = "DelayTime"
/// The key of the time for which the frame is shown, in seconds, as in the file.
public let kCGImagePropertyAPNGUnclampedDelayTime = "UnclampedDelayTime"
/// The key of the width of the animation, in pixels.
public let kCGImagePropertyAPNGCanvasPixelWidth = "CanvasPixelWidth"
/// The key of the height of the animation, in pixels.
public let kCGImagePropertyAPNGCanvasPixelHeight = "CanvasPixelHeight"
/// The key of the author.
public let kCGImagePropertyPNGAuthor = "Author"
/// The key of the comment.
public let kCGImagePropertyPNGComment = "Comment"
/// The key of the copyright notice.
public let kCGImagePropertyPNGCopyright = "Copyright"
/// The key of the description of the image.
public let kCGImagePropertyPNGDescription = "Description"
/// The key of the program that created the image.
public let kCGImagePropertyPNGSoftware = "Software"
/// The key of the title.
public let kCGImagePropertyPNGTitle = "Title"
/// The key of the exponent of the relation between values and light.
public let kCGImagePropertyPNGGamma = "Gamma"
/// The key of the method of interlacing: 0 for none, 1 for Adam7.
public let kCGImagePropertyPNGInterlaceType = "InterlaceType"
/// The key of the horizontal resolution, in pixels per meter.
public let kCGImagePropertyPNGXPixelsPerMeter = "XPixelsPerMeter"
/// The key of the vertical resolution, in pixels per meter.
public let kCGImagePropertyPNGYPixelsPerMeter = "YPixelsPerMeter"
/// The key of the device that created the image.
public let kCGImagePropertyPNGSource = "Source"
/// The key of the warning about the content.
public let kCGImagePropertyPNGWarning = "Warning"
/// The key of the rendering intent of sRGB, from 0 to 3.
public let kCGImagePropertyPNGsRGBIntent = "sRGBIntent"

// MARK: The dictionary of WebP

/// The key of the number of times that the animation is shown, or 0 if it is repeated forever.
public let kCGImagePropertyWebPLoopCount = "LoopCount"
/// The key of the time for which the frame is shown, in seconds. A time that is too short for viewers is
/// replaced by the shortest one that they use.
public let kCGImagePropertyWebPDelayTime = "DelayTime"
/// The key of the time for which the frame is shown, in seconds, as in the file.
public let kCGImagePropertyWebPUnclampedDelayTime = "UnclampedDelayTime"
/// The key of the width of the animation, in pixels.
public let kCGImagePropertyWebPCanvasPixelWidth = "CanvasPixelWidth"
/// The key of the height of the animation, in pixels.
public let kCGImagePropertyWebPCanvasPixelHeight = "CanvasPixelHeight"

// MARK: The dictionary of JFIF

/// The key of the horizontal density of pixels, in the density unit.
public let kCGImagePropertyJFIFXDensity = "XDensity"
/// The key of the vertical density of pixels, in the density unit.
public let kCGImagePropertyJFIFYDensity = "YDensity"
/// The key of the density unit: 0 for the aspect ratio only, 1 for inches, 2 for centimeters.
public let kCGImagePropertyJFIFDensityUnit = "DensityUnit"
/// The key of a Boolean value that indicates whether the file is progressive.
public let kCGImagePropertyJFIFIsProgressive = "IsProgressive"
/// The key of the version of JFIF.
public let kCGImagePropertyJFIFVersion = "JFIFVersion"

// MARK: The dictionary of TIFF

/// The key of the method of compression, as a number of TIFF.
public let kCGImagePropertyTIFFCompression = "Compression"
/// The key of the color space of the pixels, as a number of TIFF.
public let kCGImagePropertyTIFFPhotometricInterpretation = "PhotometricInterpretation"
/// The key of the name of the document.
public let kCGImagePropertyTIFFDocumentName = "DocumentName"
/// The key of the description of the image.
public let kCGImagePropertyTIFFImageDescription = "ImageDescription"
/// The key of the manufacturer of the camera.
public let kCGImagePropertyTIFFMake = "Make"
/// The key of the model of the camera.
public let kCGImagePropertyTIFFModel = "Model"
/// The key of the orientation, from 1 to 8 as in EXIF.
public let kCGImagePropertyTIFFOrientation = "Orientation"
/// The key of the horizontal resolution, in the resolution unit.
public let kCGImagePropertyTIFFXResolution = "XResolution"
/// The key of the vertical resolution, in the resolution unit.
public let kCGImagePropertyTIFFYResolution = "YResolution"
/// The key of the resolution unit: 1 for none, 2 for inches, 3 for centimeters.
public let kCGImagePropertyTIFFResolutionUnit = "ResolutionUnit"
/// The key of the program that created the image.
public let kCGImagePropertyTIFFSoftware = "Software"
/// The key of the date and time of the last change.
public let kCGImagePropertyTIFFDateTime = "DateTime"
/// The key of the person who created the image.
public let kCGImagePropertyTIFFArtist = "Artist"
/// The key of the computer on which the image was created.
public let kCGImagePropertyTIFFHostComputer = "HostComputer"
/// The key of the chromaticity of white, as two numbers.
public let kCGImagePropertyTIFFWhitePoint = "WhitePoint"
/// The key of the chromaticities of red, green and blue, as six numbers.
public let kCGImagePropertyTIFFPrimaryChromaticities = "PrimaryChromaticities"
/// The key of the copyright notice.
public let kCGImagePropertyTIFFCopyright = "Copyright"

// MARK: The dictionary of EXIF

/// The key of the exposure time, in seconds.
public let kCGImagePropertyExifExposureTime = "ExposureTime"
/// The key of the f-number of the aperture.
public let kCGImagePropertyExifFNumber = "FNumber"
/// The key of the exposure program, as a number of EXIF.
public let kCGImagePropertyExifExposureProgram = "ExposureProgram"
/// The key of the spectral sensitivity of the channels.
public let kCGImagePropertyExifSpectralSensitivity = "SpectralSensitivity"
/// The key of the ISO speeds, as an array.
public let kCGImagePropertyExifISOSpeedRatings = "ISOSpeedRatings"
/// The key of the kind of sensitivity, as a number of EXIF.
public let kCGImagePropertyExifSensitivityType = "SensitivityType"
/// The key of the recommended exposure index.
public let kCGImagePropertyExifRecommendedExposureIndex = "RecommendedExposureIndex"
/// The key of the version of EXIF, as an array of numbers.
public let kCGImagePropertyExifVersion = "ExifVersion"
/// The key of the date and time of the photograph.
public let kCGImagePropertyExifDateTimeOriginal = "DateTimeOriginal"
/// The key of the date and time at which the image became digital.
public let kCGImagePropertyExifDateTimeDigitized = "DateTimeDigitized"
/// The key of the time zone of the date of the last change.
public let kCGImagePropertyExifOffsetTime = "OffsetTime"
/// The key of the time zone of the date of the photograph.
public let kCGImagePropertyExifOffsetTimeOriginal = "OffsetTimeOriginal"
/// The key of the time zone of the date at which the image became digital.
public let kCGImagePropertyExifOffsetTimeDigitized = "OffsetTimeDigitized"
/// The key of the meaning of the four components, as an array of numbers.
public let kCGImagePropertyExifComponentsConfiguration = "ComponentsConfiguration"
/// The key of the number of bits of a pixel after the compression.
public let kCGImagePropertyExifCompressedBitsPerPixel = "CompressedBitsPerPixel"
/// The key of the shutter speed, as an APEX value.
public let kCGImagePropertyExifShutterSpeedValue = "ShutterSpeedValue"
/// The key of the aperture, as an APEX value.
public let kCGImagePropertyExifApertureValue = "ApertureValue"
/// The key of the brightness, as an APEX value.
public let kCGImagePropertyExifBrightnessValue = "BrightnessValue"
/// The key of the exposure compensation, as an APEX value.
public let kCGImagePropertyExifExposureBiasValue = "ExposureBiasValue"
/// The key of the largest aperture of the lens, as an APEX value.
public let kCGImagePropertyExifMaxApertureValue = "MaxApertureValue"
/// The key of the distance of the subject, in meters.
public let kCGImagePropertyExifSubjectDistance = "SubjectDistance"
/// The key of the metering mode, as a number of EXIF.
public let kCGImagePropertyExifMeteringMode = "MeteringMode"
/// The key of the kind of light, as a number of EXIF.
public let kCGImagePropertyExifLightSource = "LightSource"
/// The key of the state of the flash, as bits of EXIF.
public let kCGImagePropertyExifFlash = "Flash"
/// The key of the focal length of the lens, in millimeters.
public let kCGImagePropertyExifFocalLength = "FocalLength"
/// The key of the place of the subject, as two to four numbers of pixels.
public let kCGImagePropertyExifSubjectArea = "SubjectArea"
/// The key of the comment of the user.
public let kCGImagePropertyExifUserComment = "UserComment"
/// The key of the fraction of the second of the last change.
public let kCGImagePropertyExifSubsecTime = "SubsecTime"
/// The key of the fraction of the second of the photograph.
public let kCGImagePropertyExifSubsecTimeOriginal = "SubsecTimeOriginal"
/// The key of the fraction of the second at which the image became digital.
public let kCGImagePropertyExifSubsecTimeDigitized = "SubsecTimeDigitized"
/// The key of the version of FlashPix, as an array of numbers.
public let kCGImagePropertyExifFlashPixVersion = "FlashPixVersion"
/// The key of the color space: 1 for sRGB, 65535 for another one.
public let kCGImagePropertyExifColorSpace = "ColorSpace"
/// The key of the width of the image, in pixels.
public let kCGImagePropertyExifPixelXDimension = "PixelXDimension"
/// The key of the height of the image, in pixels.
public let kCGImagePropertyExifPixelYDimension = "PixelYDimension"
/// The key of the horizontal resolution of the sensor, in its resolution unit.
public let kCGImagePropertyExifFocalPlaneXResolution = "FocalPlaneXResolution"
/// The key of the vertical resolution of the sensor, in its resolution unit.
public let kCGImagePropertyExifFocalPlaneYResolution = "FocalPlaneYResolution"
/// The key of the resolution unit of the sensor: 2 for inches, 3 for centimeters.
public let kCGImagePropertyExifFocalPlaneResolutionUnit = "FocalPlaneResolutionUnit"
/// The key of the place of the subject, as two numbers of pixels.
public let kCGImagePropertyExifSubjectLocation = "SubjectLocation"
/// The key of the exposure index.
public let kCGImagePropertyExifExposureIndex = "ExposureIndex"
/// The key of the kind of sensor, as a number of EXIF.
public let kCGImagePropertyExifSensingMethod = "SensingMethod"
/// The key of the kind of device, as a number of EXIF.
public let kCGImagePropertyExifFileSource = "FileSource"
/// The key of the kind of scene, as a number of EXIF.
public let kCGImagePropertyExifSceneType = "SceneType"
/// The key of a number that indicates whether the image was processed.
public let kCGImagePropertyExifCustomRendered = "CustomRendered"
/// The key of the exposure mode: 0 for automatic, 1 for manual, 2 for a series.
public let kCGImagePropertyExifExposureMode = "ExposureMode"
/// The key of the white balance: 0 for automatic, 1 for manual.
public let kCGImagePropertyExifWhiteBalance = "WhiteBalance"
/// The key of the factor of the digital zoom.
public let kCGImagePropertyExifDigitalZoomRatio = "DigitalZoomRatio"
/// The key of the focal length for 35 mm film, in millimeters.
public let kCGImagePropertyExifFocalLenIn35mmFilm = "FocalLenIn35mmFilm"
/// The key of the kind of photograph, as a number of EXIF.
public let kCGImagePropertyExifSceneCaptureType = "SceneCaptureType"
/// The key of the gain, as a number of EXIF.
public let kCGImagePropertyExifGainControl = "GainControl"
/// The key of the contrast: 0 for normal, 1 for low, 2 for high.
public let kCGImagePropertyExifContrast = "Contrast"
/// The key of the saturation: 0 for normal, 1 for low, 2 for high.
public let kCGImagePropertyExifSaturation = "Saturation"
/// The key of the sharpness: 0 for normal, 1 for low, 2 for high.
public let kCGImagePropertyExifSharpness = "Sharpness"
/// The key of the range of the distance of the subject, as a number of EXIF.
public let kCGImagePropertyExifSubjectDistRange = "SubjectDistRange"
/// The key of the identifier of the image.
public let kCGImagePropertyExifImageUniqueID = "ImageUniqueID"
/// The key of the owner of the camera.
public let kCGImagePropertyExifCameraOwnerName = "CameraOwnerName"
/// The key of the serial number of the camera.
public let kCGImagePropertyExifBodySerialNumber = "BodySerialNumber"
/// The key of the focal lengths and f-numbers of the lens, as four numbers.
public let kCGImagePropertyExifLensSpecification = "LensSpecification"
/// The key of the manufacturer of the lens.
public let kCGImagePropertyExifLensMake = "LensMake"
/// The key of the model of the lens.
public let kCGImagePropertyExifLensModel = "LensModel"
/// The key of the serial number of the lens.
public let kCGImagePropertyExifLensSerialNumber = "LensSerialNumber"

// MARK: The dictionary of the position

/// The key of the version of the dictionary, as an array of numbers.
public let kCGImagePropertyGPSVersion = "GPSVersion"
/// The key of the hemisphere of the latitude: N or S.
public let kCGImagePropertyGPSLatitudeRef = "LatitudeRef"
/// The key of the latitude, in degrees from 0 to 90.
public let kCGImagePropertyGPSLatitude = "Latitude"
/// The key of the hemisphere of the longitude: E or W.
public let kCGImagePropertyGPSLongitudeRef = "LongitudeRef"
/// The key of the longitude, in degrees from 0 to 180.
public let kCGImagePropertyGPSLongitude = "Longitude"
/// The key of the reference of the altitude: 0 above sea level, 1 below.
public let kCGImagePropertyGPSAltitudeRef = "AltitudeRef"
/// The key of the altitude, in meters.
public let kCGImagePropertyGPSAltitude = "Altitude"
/// The key of the time of the position, in UTC.
public let kCGImagePropertyGPSTimeStamp = "TimeStamp"
/// The key of the satellites that were used.
public let kCGImagePropertyGPSSatellites = "Satellites"
/// The key of the status of the receiver: A for active, V for void.
public let kCGImagePropertyGPSStatus = "Status"
/// The key of the number of dimensions: 2 or 3.
public let kCGImagePropertyGPSMeasureMode = "MeasureMode"
/// The key of the dilution of precision.
public let kCGImagePropertyGPSDOP = "DOP"
/// The key of the unit of the speed: K for km/h, M for mph, N for knots.
public let kCGImagePropertyGPSSpeedRef = "SpeedRef"
/// The key of the speed, in its unit.
public let kCGImagePropertyGPSSpeed = "Speed"
/// The key of the reference of the direction of movement: T for true north, M for magnetic north.
public let kCGImagePropertyGPSTrackRef = "TrackRef"
/// The key of the direction of movement, in degrees.
public let kCGImagePropertyGPSTrack = "Track"
/// The key of the reference of the direction of the camera: T for true north, M for magnetic north.
public let kCGImagePropertyGPSImgDirectionRef = "ImgDirectionRef"
/// The key of the direction of the camera, in degrees.
public let kCGImagePropertyGPSImgDirection = "ImgDirection"
/// The key of the geodetic datum.
public let kCGImagePropertyGPSMapDatum = "MapDatum"
/// The key of the reference of the bearing to the destination: T for true north, M for magnetic north.
public let kCGImagePropertyGPSDestBearingRef = "DestBearingRef"
/// The key of the bearing to the destination, in degrees.
public let kCGImagePropertyGPSDestBearing = "DestBearing"
/// The key of the date of the position, in UTC.
public let kCGImagePropertyGPSDateStamp = "DateStamp"
/// The key of the horizontal error of the position, in meters.
public let kCGImagePropertyGPSHPositioningError = "HPositioningError"
